import {
  type CaptchaResult,
  fieldLabel,
  type NamedField,
  type ReadState,
  type SmsCodeResult,
  usePicture,
} from '@lobbykit/hooks'
import { type ReactNode, useId } from 'react'
import { ActivityIndicator, Image, Pressable, Text, TextInput, View } from 'react-native'
import { Icon } from '../shared/Icon.tsx'
import type { ChoiceProps, FieldOf, HeartProps, TileProps } from '../shared/kit.ts'
import { fill, say, words } from '../shared/words.ts'
import { colours, look } from './look.ts'

interface TapProps {
  text: string
  onPress: () => unknown
  kind?: 'plain' | 'main' | 'bare'
  isBusy?: boolean
}

/** The kit has no button of one's own look. */
export const Tap = ({ text, onPress, kind = 'plain', isBusy = false }: TapProps) => (
  <Pressable
    role="button"
    disabled={isBusy}
    style={({ pressed }) => [
      look.button,
      kind === 'main' && look.main,
      kind === 'bare' && look.bare,
      pressed && look.pressed,
      isBusy && look.waiting,
    ]}
    onPress={() => void onPress()}
  >
    <Text style={[look.label, kind === 'main' && look.labelMain]}>{text}</Text>
  </Pressable>
)

/** The bar on top of a screen. */
export const Head = ({ title, back, children }: { title: string | undefined; back?: () => void; children?: ReactNode }) => (
  <View role="banner" style={look.head}>
    {back && (
      <Pressable role="button" aria-label={words.back} style={[look.button, look.bare, look.round]} onPress={back}>
        <Text style={look.text}>
          <Icon of="back" />
        </Text>
      </Pressable>
    )}
    <Text role="heading" aria-level={1} numberOfLines={1} style={look.title}>
      {title}
    </Text>
    {children}
  </View>
)

/** A field of any form: its keyboard, what may be filled in, its label and what is wrong with it. */
export function Field<Name extends NamedField>({ form, name, before, beside }: FieldOf<Name>) {
  const label = useId()
  const { ref, onChange, type, autoComplete, 'aria-invalid': isWrong, ...input } = form.field(name)
  const problem = say(form.problem(name))
  return (
    <View style={look.field}>
      <Text nativeID={label} style={look.soft}>
        {say(fieldLabel(name))}
      </Text>
      <View style={look.row}>
        {before}
        <TextInput
          {...input}
          ref={ref}
          style={[look.input, isWrong && { borderColor: colours.wrong }]}
          secureTextEntry={type === 'password'}
          autoCompleteType={autoComplete}
          aria-labelledby={label}
          aria-invalid={isWrong}
          aria-describedby={`${label}problem`}
          onChangeText={(value) => onChange({ target: { value } })}
          onSubmitEditing={() => void form.submit()}
        />
        {beside}
      </View>
      {problem && (
        <Text nativeID={`${label}problem`} role="alert" style={look.wrong}>
          {problem}
        </Text>
      )}
    </View>
  )
}

/** One of several in a row. */
export const Chip = ({ text, isChosen, onPress }: { text: string; isChosen: boolean; onPress: () => void }) => (
  <Pressable role="button" aria-pressed={isChosen} style={[look.button, look.chip, isChosen && look.main]} onPress={onPress}>
    <Text style={[look.label, isChosen && look.labelMain]}>{text}</Text>
  </Pressable>
)

/** One of several; nothing where there is only one. */
export const Choice = <Each extends string>(props: ChoiceProps<Each>) =>
  props.all.length > 1 && (
    <View style={look.row}>
      {props.all.map((each) => (
        <Chip key={each} text={props.name(each)} isChosen={each === props.chosen} onPress={() => props.choose(each)} />
      ))}
    </View>
  )

/** The picture to be solved; a tap gets another one. */
export const Captcha = ({ of }: { of: CaptchaResult | undefined }) =>
  of && (
    <Pressable role="button" aria-label={words.another_captcha} onPress={of.refresh}>
      {of.image && <Image source={{ uri: of.image }} style={look.captcha} />}
    </Pressable>
  )

/** Sends a code, and counts down to the next one. */
export const SendCode = ({ of: { canSend, send, secondsLeft } }: { of: SmsCodeResult }) => (
  <Tap text={secondsLeft ? fill('send_again', { seconds: secondsLeft }) : words.get_code} isBusy={!canSend} onPress={send} />
)

export const Refusal = ({ text }: { text: string | undefined }) =>
  text && (
    <Text role="alert" style={look.wrong}>
      {text}
    </Text>
  )

/** Waits for what is read, and lets one try again. */
export function Read({ of: { status, retry }, children }: { of: ReadState; children: ReactNode }) {
  if (status === 'ready') return children
  if (status === 'failed') return <Tap text={words.load_retry} onPress={retry} />
  return <ActivityIndicator size="large" color={colours.accent} aria-label={words.in_please_wait} />
}

export const Tiles = ({ children }: { children: ReactNode }) => <View style={look.tiles}>{children}</View>

/** A picture with its name. */
export function Tile({ name, icon, launch, isWide = false, children }: TileProps) {
  const { src, onError } = usePicture(icon)
  const picture = [look.picture, isWide && look.widePicture]
  return (
    <View style={[look.tile, isWide && look.wide]}>
      <Pressable role="button" onPress={launch}>
        {src ? (
          <Image source={{ uri: src }} resizeMode={isWide ? 'contain' : 'cover'} style={picture} onError={onError} />
        ) : (
          <View style={picture} aria-hidden>
            <Text style={look.title}>{name.slice(0, 1)}</Text>
          </View>
        )}
        <Text style={look.name}>{name}</Text>
      </Pressable>
      {children}
    </View>
  )
}

export const Heart = ({ name, isOn, toggle }: HeartProps) => (
  <Pressable
    role="button"
    aria-label={fill('favourite', { name })}
    aria-pressed={isOn}
    style={[look.button, look.round, look.heart]}
    onPress={toggle}
  >
    <Text style={[look.text, isOn && { color: colours.accent }]}>
      <Icon of="heart" isFull={isOn} size={20} />
    </Text>
  </Pressable>
)
