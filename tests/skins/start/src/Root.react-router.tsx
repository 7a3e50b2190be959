import { RouterProvider } from 'react-router'
import { router } from './address.react-router.ts'

/** The app below its router. */
export const Root = () => <RouterProvider router={router} />
