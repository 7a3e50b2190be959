import { version } from 'react'
import { renderToString } from 'react-dom/server'
import { skinAt } from './skin.js'

const html = renderToString(skinAt('http://backend.example'))
if (!html.includes('<p>loading: username password</p>')) throw new Error(`React ${version} rendered on a server: ${html}`)
