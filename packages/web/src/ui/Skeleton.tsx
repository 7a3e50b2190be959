import { classes } from './classes.ts'
import styles from './Skeleton.module.css'

interface SkeletonProps {
  /** `tile` and `vendor` have exactly the measures of the tiles that follow. */
  readonly shape?: 'line' | 'block' | 'tile' | 'vendor' | 'row' | undefined
  /** A CSS length; the shape's own measure without it. */
  readonly width?: string | undefined
  readonly height?: string | undefined
  readonly count?: number | undefined
}

/** The place of something still loading, in its final measures. Say "loading" once, around it. */
export function Skeleton({ shape = 'line', width, height, count = 1 }: SkeletonProps) {
  // The keys count from the end: when content takes the first places, the others keep their elements and their animation goes on.
  return [...Array(count).keys()].map((place) => (
    <span
      key={count - place}
      aria-hidden
      className={classes(styles.skeleton, styles[shape])}
      style={{ inlineSize: width, blockSize: height }}
    />
  ))
}
