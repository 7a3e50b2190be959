#!/usr/bin/env node
import { runCommand } from './verify/command.ts'

// The contract lies beside the built file's folder, as it does beside the source's.
const contracts = ['wps', 'lgw'].map((api) => new URL(`../contract/${api}.json`, import.meta.url))
const { code, out, error } = await runCommand(process.argv.slice(2), contracts, process.env.LOBBYKIT_TOKEN)
if (out !== undefined) console.log(out)
if (error !== undefined) console.error(error)
process.exitCode = code
