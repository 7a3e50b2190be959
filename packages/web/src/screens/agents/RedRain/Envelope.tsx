import styles from './RedRain.module.css'

/** A red envelope with its gold seal; an open one shows what it holds. */
export function Envelope({ isOpen }: { readonly isOpen?: boolean | undefined }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 48 64" aria-hidden="true" focusable="false">
      <rect className={styles.paper} x="2" y="6" width="44" height="56" rx="6" />
      {isOpen && <rect className={styles.inside} x="8" y="0" width="32" height="22" rx="3" />}
      <path className={styles.flap} d={isOpen ? 'M2 16h44v8q-22 12-44 0z' : 'M2 12q0-6 6-6h32q6 0 6 6v8q-22 16-44 0z'} />
      <circle className={styles.seal} cx="24" cy="29" r="8" />
      <path className={styles.mark} d="M24 24.5v9M20.5 27h7M20.5 31h7" />
    </svg>
  )
}
