import styles from './drawings.module.css'

export type IllustrationName = 'games' | 'records' | 'mail' | 'gifts' | 'trouble'

/** Small drawings in the colours of the tokens, so that they follow a merchant's look. */
const drawings: Readonly<Record<IllustrationName, React.ReactNode>> = {
  games: (
    <>
      <rect className={styles.card} x="26" y="34" width="108" height="60" rx="14" />
      <rect className={styles.hole} x="36" y="44" width="26" height="40" rx="7" />
      <rect className={styles.hole} x="67" y="44" width="26" height="40" rx="7" />
      <rect className={styles.hole} x="98" y="44" width="26" height="40" rx="7" />
      <path className={styles.ink} d="M44 58h10l-5 14M75 64h10" />
      <path className={styles.accent} d="m111 55 2.4 5.6 6 .6-4.5 4 1.3 5.9-5.2-3.1-5.2 3.1 1.3-5.9-4.5-4 6-.6z" />
      <path className={styles.ink} d="M134 54h8v-14" />
      <circle className={styles.accent} cx="142" cy="34" r="6" />
    </>
  ),
  records: (
    <>
      <path className={styles.card} d="M48 22h64a8 8 0 0 1 8 8v76l-10-7-10 7-10-7-10 7-10-7-10 7-10-7-10 7V30a8 8 0 0 1 8-8z" />
      <path className={styles.ink} d="M54 42h30M54 56h50M54 70h38" />
      <circle className={styles.accent} cx="112" cy="42" r="10" />
      <path className={styles.onAccent} d="M112 37v10M109 40h5M109.5 44h5" />
    </>
  ),
  mail: (
    <>
      <path className={styles.card} d="M28 46 80 18l52 28v50a8 8 0 0 1-8 8H36a8 8 0 0 1-8-8z" />
      <path className={styles.hole} d="M44 34h72v34L80 88 44 68z" />
      <path className={styles.ink} d="M56 48h34M56 60h48M28 50l52 34 52-34" />
      <circle className={styles.accent} cx="122" cy="32" r="9" />
    </>
  ),
  gifts: (
    <>
      <rect className={styles.card} x="38" y="54" width="84" height="52" rx="10" />
      <rect className={styles.hole} x="30" y="40" width="100" height="22" rx="8" />
      <path className={styles.ink} d="M80 40v66M80 40c-22 0-22-22-10-22 8 0 10 22 10 22s2-22 10-22c12 0 12 22-10 22" />
      <path className={styles.accent} d="m128 18 2 5 5 .5-4 3.5 1.2 5-4.2-2.7-4.2 2.7 1.2-5-4-3.5 5-.5z" />
    </>
  ),
  trouble: (
    <>
      <rect className={styles.card} x="34" y="26" width="92" height="64" rx="12" />
      <path className={styles.ink} d="M66 106h28M80 90v16" />
      <path className={styles.accent} d="M80 38 62 70h36z" />
      <path className={styles.onAccent} d="M80 50v9M80 64v.2" />
    </>
  ),
}

/** A drawing for a place that has nothing to show; says nothing to a screen reader. */
export function Drawing({ name }: { readonly name: IllustrationName }) {
  return (
    <svg className={styles.illustration} viewBox="0 0 160 124" width="160" height="124" aria-hidden>
      <ellipse className={styles.shade} cx="80" cy="112" rx="56" ry="8" />
      {drawings[name]}
    </svg>
  )
}
