/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_BODY_KEY?: string
}
