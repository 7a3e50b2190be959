import { type Ref, useId, useRef } from 'react'
import { classes } from './classes.ts'
import { FieldNote } from './Field.tsx'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import styles from './ImagePicker.module.css'

interface ShownImage {
  readonly id: number
  readonly name: string
  readonly dataUrl: string
}

export interface ImagePickerProps {
  readonly label: string
  readonly required?: boolean | undefined
  readonly hint: string
  /** What is wrong with what is picked, or with nothing being picked. */
  readonly error?: string | undefined
  /** Takes the input that picks a file. */
  readonly inputRef?: Ref<HTMLInputElement> | undefined
  /** Text of the place where an image is added. */
  readonly addLabel: string
  /** Name of the button that takes an image away. */
  readonly removeLabel: (name: string) => string
  readonly images: readonly ShownImage[]
  /** Kinds of files that the dialogue offers. */
  readonly accept: string
  readonly multiple?: boolean | undefined
  /** No further image fits. */
  readonly full: boolean
  /** Picked files are still being looked at. */
  readonly busy: boolean
  /** Why files were left out; announced as they appear. */
  readonly refusals: readonly string[]
  readonly onAdd: (files: readonly File[]) => void
  readonly onRemove: (id: number) => void
}

/** Previews of picked images, a place to add one, and why others were left out. */
export function ImagePicker(props: ImagePickerProps) {
  const { label, required, hint, error, inputRef, addLabel, removeLabel, images, accept, multiple, full, busy } = props
  const { refusals, onAdd, onRemove } = props
  const id = useId()
  const group = useRef<HTMLDivElement>(null)
  function take(image: ShownImage) {
    onRemove(image.id)
    // The focus would be gone with the button.
    group.current?.focus()
  }
  return (
    <div
      ref={group}
      className={styles.group}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint`}
      aria-busy={busy || undefined}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
        {required && (
          <span className={styles.required} aria-hidden>
            {' *'}
          </span>
        )}
      </span>
      <ul className={styles.images}>
        {images.map((image) => (
          <li key={image.id} className={styles.image}>
            <img src={image.dataUrl} alt={image.name} />
            <IconButton
              icon="close"
              size={18}
              label={removeLabel(image.name)}
              className={styles.remove}
              onClick={() => take(image)}
            />
          </li>
        ))}
        {!full && (
          <li>
            <label className={styles.add} data-invalid={error ? '' : undefined}>
              <input
                ref={inputRef}
                type="file"
                className="visually-hidden"
                accept={accept}
                multiple={multiple}
                aria-describedby={`${id}-error ${id}-hint`}
                aria-invalid={error ? true : undefined}
                onChange={({ currentTarget }) => {
                  onAdd([...(currentTarget.files ?? [])])
                  // The same file may be picked again after it was taken away.
                  currentTarget.value = ''
                }}
              />
              {busy ? <span className={classes('spinner', styles.spinner)} aria-hidden /> : <Icon name="plus" size={24} />}
              <span>{addLabel}</span>
            </label>
          </li>
        )}
      </ul>
      <FieldNote id={`${id}-error`} error={error} />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <div role="alert">
        {refusals.length > 0 && (
          <ul className={styles.refusals}>
            {refusals.map((refusal) => (
              <li key={refusal}>
                <Icon name="error" size={16} />
                <span>{refusal}</span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
