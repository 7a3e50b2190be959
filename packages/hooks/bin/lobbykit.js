#!/usr/bin/env node
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const USAGE = `lobbykit new <folder> [--router wouter | react-router]
  Writes a small skin (Vite, React, TypeScript) with a mock backend and a test.`
const ROUTERS = ['wouter', 'react-router']
const template = fileURLToPath(new URL('../template', import.meta.url))

/** @param {string} message @returns {never} */
function fail(message) {
  console.error(`${message}\n${USAGE}`)
  process.exit(1)
}

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { router: { type: 'string', default: 'wouter' }, help: { type: 'boolean', default: false } },
    })
    return { ...values, positionals }
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

/** Takes the files of the chosen router, and leaves out those of the others. @param {string} folder @param {string} router */
function chooseRouter(folder, router) {
  for (const file of readdirSync(join(folder, 'src')).filter((name) => name.includes('.react-router.'))) {
    const path = join(folder, 'src', file)
    if (router === 'react-router') {
      writeFileSync(path, readFileSync(path, 'utf8').replaceAll('.react-router.', '.'))
      renameSync(path, path.replace('.react-router.', '.'))
    } else rmSync(path)
  }
}

/** @param {string} folder @param {string} router */
function writeManifest(folder, router) {
  const path = join(folder, '_package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  // What npm takes for a name.
  manifest.name =
    basename(folder)
      .toLowerCase()
      .replace(/[^a-z0-9._-]+/g, '-')
      .replace(/^[._-]+|[._-]+$/g, '') || 'my-skin'
  for (const other of ROUTERS) if (other !== router) delete manifest.dependencies[other]
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  rmSync(path)
}

const { positionals, router, help } = readArguments()
if (help) {
  console.log(USAGE)
  process.exit(0)
}
const [command, target, ...rest] = positionals
if (command !== 'new' || !target || rest.length > 0) fail('Say what to write and where: lobbykit new my-skin')
if (!ROUTERS.includes(router)) fail(`--router is one of ${ROUTERS.join(', ')}`)
const folder = resolve(target)
const there = statSync(folder, { throwIfNoEntry: false })
if (there && !there.isDirectory()) fail(`${target} is a file; nothing was written`)
// A repository that was made for the skin is as good as an empty folder.
if (there && readdirSync(folder).some((name) => name !== '.git')) fail(`${target} is not empty; nothing was written`)

mkdirSync(folder, { recursive: true })
cpSync(template, folder, { recursive: true })
chooseRouter(folder, router)
writeManifest(folder, router)
renameSync(join(folder, '_gitignore'), join(folder, '.gitignore'))
/** As a shell takes it for one word. @param {string} path */
const quoted = (path) => (/^[\w./\\:-]+$/.test(path) ? path : `"${path.replace(/["$`\\]/g, '\\$&')}"`)
console.log(`${target} is written. Next:\n  cd ${quoted(target)}\n  npm install\n  npm start`)
// The skin itself runs in Node 20; the tools that test it do not.
if (Number(process.versions.node.split('.')[0]) < 22)
  console.log(`Its tests need Node 22.22 or later; this is ${process.versions.node}.`)
