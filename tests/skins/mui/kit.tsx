import {
  type CaptchaResult,
  fieldLabel,
  type NamedField,
  type ReadState,
  type SmsCodeResult,
  usePicture,
} from '@lobbykit/hooks'
import {
  Alert,
  Box,
  Button,
  Card,
  CardActionArea,
  CircularProgress,
  IconButton,
  MenuItem,
  Select,
  Stack,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
  Typography,
} from '@mui/material'
import type { ReactNode } from 'react'
import { type CountryProps, useCountry } from '../shared/country.ts'
import { Icon } from '../shared/Icon.tsx'
import type { ChoiceProps, FieldOf, HeartProps, TileProps } from '../shared/kit.ts'
import { fill, say, words } from '../shared/words.ts'

/** The bar on top of a screen. */
export const Head = ({ title, back, children }: { title: ReactNode; back?: () => void; children?: ReactNode }) => (
  <Stack component="header" direction="row" sx={{ alignItems: 'center', gap: 1, minHeight: 48 }}>
    {back && (
      <IconButton edge="start" aria-label={words.back} onClick={back}>
        <Icon of="back" />
      </IconButton>
    )}
    <Typography component="h1" variant="h5" noWrap sx={{ flex: 1, fontWeight: 700 }}>
      {title}
    </Typography>
    {children}
  </Stack>
)

/** A field of any form: its keyboard, what the browser may fill in, its label and what is wrong with it. */
export function Field<Name extends NamedField>({ form, name, before, beside }: FieldOf<Name>) {
  const { ref, 'aria-invalid': isWrong, inputMode, autoCapitalize, spellCheck, ...input } = form.field(name)
  return (
    <TextField
      {...input}
      inputRef={ref}
      label={say(fieldLabel(name))}
      error={isWrong}
      helperText={say(form.problem(name))}
      slotProps={{
        htmlInput: { inputMode, autoCapitalize, spellCheck },
        input: { startAdornment: before, endAdornment: beside },
        formHelperText: { role: 'alert' },
      }}
    />
  )
}

/** One of several; nothing where there is only one. */
export const Choice = <Each extends string>(props: ChoiceProps<Each>) =>
  props.all.length > 1 && (
    <ToggleButtonGroup
      exclusive
      fullWidth
      color="primary"
      value={props.chosen}
      onChange={(_, each: Each | null) => each && props.choose(each)}
    >
      {props.all.map((each) => (
        <ToggleButton key={each} value={each}>
          {props.name(each)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )

/** The country of a mobile number, before the number. */
export function Country({ of }: CountryProps) {
  const { isOpen, open, close, text, name, options } = useCountry(of)
  return (
    <Select
      variant="standard"
      disableUnderline
      displayEmpty
      open={isOpen}
      onOpen={open}
      onClose={close}
      value={options.find(({ isChosen }) => isChosen)?.key ?? ''}
      renderValue={() => text}
      SelectDisplayProps={{ 'aria-label': name }}
      sx={{ flex: 'none', mr: 1 }}
    >
      {options.map(({ key, text, choose }) => (
        <MenuItem key={key} value={key} onClick={choose}>
          {text}
        </MenuItem>
      ))}
    </Select>
  )
}

/** The picture to be solved; a tap gets another one. */
export const Captcha = ({ of }: { of: CaptchaResult | undefined }) =>
  of && (
    <Button aria-label={words.another_captcha} onClick={of.refresh}>
      <Box component="img" src={of.image} alt="" sx={{ height: 40, borderRadius: 1 }} />
    </Button>
  )

/** Sends a code, and counts down to the next one. */
export const SendCode = ({ of: { canSend, send, secondsLeft } }: { of: SmsCodeResult }) => (
  <Button disabled={!canSend} onClick={send} sx={{ flex: 'none' }}>
    {secondsLeft ? fill('send_again', { seconds: secondsLeft }) : words.get_code}
  </Button>
)

export const Refusal = ({ text }: { text: string | undefined }) => text && <Alert severity="error">{text}</Alert>

/** Waits for what is read, and lets one try again. */
export function Read({ of: { status, retry }, children }: { of: ReadState; children: ReactNode }) {
  if (status === 'ready') return children
  return status === 'failed' ? (
    <Button onClick={retry}>{words.load_retry}</Button>
  ) : (
    <Stack role="status" sx={{ p: 4, alignItems: 'center' }}>
      <CircularProgress aria-label={words.in_please_wait} />
    </Stack>
  )
}

export const Tiles = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(6, 1fr)', gap: 1.5 }}>{children}</Box>
)

/** A picture with its name; what lies upon it is the child. */
export function Tile({ name, icon, launch, isWide = false, children }: TileProps) {
  const { src, onError } = usePicture(icon)
  const picture = {
    display: 'grid',
    placeItems: 'center',
    width: '100%',
    aspectRatio: isWide ? '2' : '1',
    objectFit: isWide ? 'contain' : 'cover',
    bgcolor: 'action.hover',
  } as const
  return (
    <Card sx={{ position: 'relative', gridColumn: isWide ? 'span 3' : 'span 2' }}>
      <CardActionArea
        onClick={launch}
        sx={{ height: '100%', display: 'flex', flexDirection: 'column', justifyContent: 'start' }}
      >
        {src ? (
          <Box component="img" src={src} alt="" loading="lazy" onError={onError} sx={picture} />
        ) : (
          <Box aria-hidden sx={picture}>
            {name.slice(0, 1)}
          </Box>
        )}
        <Typography variant="body2" sx={{ p: 1, textAlign: 'center' }}>
          {name}
        </Typography>
      </CardActionArea>
      {children}
    </Card>
  )
}

export const Heart = ({ name, isOn, toggle }: HeartProps) => (
  <IconButton
    aria-label={fill('favourite', { name })}
    aria-pressed={isOn}
    onClick={toggle}
    color={isOn ? 'primary' : 'default'}
    sx={{
      position: 'absolute',
      inset: '4px 4px auto auto',
      width: 44,
      height: 44,
      bgcolor: 'rgb(0 0 0 / 55%)',
      '&:hover': { bgcolor: 'rgb(0 0 0 / 75%)' },
    }}
  >
    <Icon of="heart" isFull={isOn} size={20} />
  </IconButton>
)
