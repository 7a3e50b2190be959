/** Whole seconds as HH:MM:SS. In a file of its own, as each rule of this folder: a file that home needs some of comes whole with home. */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
