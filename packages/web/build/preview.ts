import { join } from 'node:path'
import { pathOf } from '../../hooks/src/core/navigation/addresses.rules.ts'
import { serveBuild } from './serve.ts'

const port = Number(process.env.PORT ?? 4173)
const { url } = await serveBuild({
  dir: join(import.meta.dirname, '../dist'),
  port,
  host: process.env.HOST ?? '0.0.0.0',
  backend: process.env.LOBBYKIT_API ?? 'http://127.0.0.1:4010',
})
console.log(`The build is at ${url}${pathOf('home')}`)
