import { type FeedbackResult, useFeedback } from '@lobbykit/hooks'
import { useText } from '../../../intl/IntlProvider.tsx'
import { lazyPart } from '../../../parts/lazyPart.ts'
import { FormPage } from '../../../shared/form/FormPage.tsx'
import { inputProps } from '../../../shared/form/inputProps.ts'
import { Refusal } from '../../../shared/form/Refusal.tsx'
import { LaterPart } from '../../../shared/LaterPart.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { ImagePickerProps } from '../../../ui/ImagePicker.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import styles from './Feedback.module.css'

const imagePicker = lazyPart(async () => (await import('../../../ui/ImagePicker.tsx')).ImagePicker)

/** The form for feedback to the site, with pictures (MEM-10). */
export function Feedback() {
  const text = useText()
  const form = useFeedback()
  const { images } = form
  const content = { field: form.field('content'), problem: form.problem('content') }
  const isSending = form.status === 'pending'
  return (
    <FormPage>
      <form className={styles.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <p className={styles.intro}>{text('feedback.intro')}</p>
        <TextArea {...inputProps(content, text)} required label={text('label_content')} hint={text(form.hint('content'))} />
        <Pictures images={images} />
        <div className={styles.outcome}>
          <Refusal message={form.refusal} />
          <div role="status">
            {isSending && (
              <label className={styles.sending}>
                {text('feedback.sending')}
                <progress />
              </label>
            )}
          </div>
        </div>
        <Button type="submit" variant="primary" size="large" block busy={isSending}>
          {text('feedback.send')}
        </Button>
      </form>
    </FormPage>
  )
}

/** The pictures that go along; the part that picks them is not needed to begin to write. */
function Pictures({ images }: Pick<FeedbackResult, 'images'>) {
  const text = useText()
  const props: ImagePickerProps = {
    label: text('feedback.images'),
    hint: text(images.hint),
    addLabel: text('images.add'),
    removeLabel: (name) => text('images.remove', { name }),
    images: images.images,
    accept: images.accept,
    multiple: true,
    full: images.isFull,
    busy: images.isReading,
    refusals: images.refusals.map((refusal) => text(refusal)),
    onAdd: (files) => void images.add(files),
    onRemove: images.remove,
  }
  return <LaterPart part={imagePicker} of={props} waiting={<Skeleton shape="block" height="150px" />} />
}
