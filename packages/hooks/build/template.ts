// Copies the skin that `lobbykit new` writes into the package; it is compiled, linted and tested where it stands.
import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
rmSync(at('../template'), { recursive: true, force: true })
cpSync(at('../../../tests/skins/start'), at('../template'), { recursive: true })
