/** Whole seconds as HH:MM:SS. It stands alone, as each rule of this folder does: home would load all of them if one were shared. */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':')
