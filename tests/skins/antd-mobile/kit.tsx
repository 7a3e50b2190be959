import {
  type CaptchaResult,
  fieldLabel,
  type NamedField,
  type ReadState,
  type SmsCodeResult,
  usePicture,
} from '@lobbykit/hooks'
import { Button, Image, Input, List, NoticeBar, SpinLoading, Tabs } from 'antd-mobile'
import { type ReactNode, useId } from 'react'
import { Icon } from '../shared/Icon.tsx'
import type { ChoiceProps, FieldOf, HeartProps, TileProps } from '../shared/kit.ts'
import { fill, say, words } from '../shared/words.ts'

/** The bar on top of a screen; the kit's own has a nameless button in it. */
export const Head = ({ title, back, children }: { title: ReactNode; back?: () => void; children?: ReactNode }) => (
  <header>
    {back && (
      <Button fill="none" aria-label={words.back} onClick={back}>
        <Icon of="back" />
      </Button>
    )}
    <h1>{title}</h1>
    {children}
  </header>
)

/** A field of any form: its keyboard, what the browser may fill in, its label and what is wrong with it. */
export function Field<Name extends NamedField>({ form, name, before, beside }: FieldOf<Name>) {
  const id = useId()
  const { ref, onChange, 'aria-invalid': isWrong, spellCheck: _, ...input } = form.field(name)
  const problem = say(form.problem(name))
  return (
    <List.Item
      title={<label htmlFor={id}>{say(fieldLabel(name))}</label>}
      description={
        problem && (
          <span id={`${id}problem`} role="alert">
            {problem}
          </span>
        )
      }
      prefix={before}
      extra={beside}
    >
      <Input
        {...input}
        id={id}
        onChange={(value) => onChange({ target: { value } })}
        ref={(handle) => {
          ref(handle)
          // The kit keeps these two from its input.
          handle?.nativeElement?.setAttribute('aria-invalid', String(isWrong))
          handle?.nativeElement?.setAttribute('aria-describedby', `${id}problem`)
        }}
      />
    </List.Item>
  )
}

/** One of several; nothing where there is only one. */
export const Choice = <Each extends string>(props: ChoiceProps<Each>) =>
  props.all.length > 1 && (
    <Tabs activeKey={props.chosen} onChange={(key) => props.all.filter((each) => each === key).forEach(props.choose)}>
      {props.all.map((each) => (
        <Tabs.Tab key={each} title={props.name(each)} />
      ))}
    </Tabs>
  )

/** The picture to be solved; a tap gets another one. */
export const Captcha = ({ of }: { of: CaptchaResult | undefined }) =>
  of && (
    <Button fill="none" aria-label={words.another_captcha} onClick={of.refresh}>
      <img className="captcha" src={of.image} alt="" />
    </Button>
  )

/** Sends a code, and counts down to the next one. */
export const SendCode = ({ of: { canSend, send, secondsLeft } }: { of: SmsCodeResult }) => (
  <Button size="small" color="primary" fill="outline" disabled={!canSend} onClick={() => void send()}>
    {secondsLeft ? fill('send_again', { seconds: secondsLeft }) : words.get_code}
  </Button>
)

export const Refusal = ({ text }: { text: string | undefined }) =>
  text && (
    <div role="alert">
      <NoticeBar wrap shape="rounded" color="error" content={text} />
    </div>
  )

/** Waits for what is read, and lets one try again. */
export function Read({ of: { status, retry }, children }: { of: ReadState; children: ReactNode }) {
  if (status === 'ready') return children
  if (status === 'failed') return <Button onClick={retry}>{words.load_retry}</Button>
  return (
    <div className="waiting" role="status" aria-label={words.in_please_wait}>
      <SpinLoading color="primary" />
    </div>
  )
}

/** A picture with its name. */
export function Tile({ name, icon, launch, isWide = false, children }: TileProps) {
  const { src, onError } = usePicture(icon)
  return (
    <div className={isWide ? 'tile wide' : 'tile'}>
      <button type="button" onClick={launch}>
        {src ? (
          <Image src={src} alt="" fit={isWide ? 'contain' : 'cover'} lazy placeholder={null} onError={onError} />
        ) : (
          <span className="initial" aria-hidden>
            {name.slice(0, 1)}
          </span>
        )}
        {name}
      </button>
      {children}
    </div>
  )
}

export const Heart = ({ name, isOn, toggle }: HeartProps) => (
  <Button className="heart" fill="none" aria-label={fill('favourite', { name })} aria-pressed={isOn} onClick={toggle}>
    <Icon of="heart" isFull={isOn} size={20} />
  </Button>
)
