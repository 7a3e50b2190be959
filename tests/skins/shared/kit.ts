import type { FieldProps, Message, NamedField, Notice, Prompt, PromptResult } from '@lobbykit/hooks'
import type { ReactNode } from 'react'

/** Where one is; hooks that read the address take it from here. */
export interface Here {
  path: string
  search: string
}

/** A place of the bar below every screen. */
export interface Tab {
  name: string
  icon: 'games' | 'person'
  isHere: boolean
  go: () => void
}

type Draws<Props = object> = (props: Props) => ReactNode

/** What a UI kit draws of a site. What is drawn, and when, stands in `Site` and in the hooks. */
export interface Kit {
  /** The theme, around everything. */
  Theme: Draws<{ children: ReactNode }>
  /** Nothing but a text, and the way on where there is one. */
  Plain: Draws<{ text: string; isBusy?: boolean; retry?: () => void }>
  /** A screen with the bar of tabs below it. */
  Frame: Draws<{ tabs: readonly Tab[]; children: ReactNode }>
  /** Notices above everything, oldest first. */
  Notices: Draws<{ notices: readonly Notice[] }>
  /** A question with its two answers. */
  Question: Draws<Pick<PromptResult, 'confirm' | 'cancel'> & { prompt: Prompt }>
  /** A sheet from below, with a way to close it. */
  Sheet: Draws<{ title: string; close: () => void; children: ReactNode }>
  Login: Draws
  Lobby: Draws<Here>
  GameList: Draws<Here>
  Game: Draws<Here>
  Account: Draws
}

/** What a tile takes of `useGameTile`, or of a category. */
export interface TileProps {
  name: string
  /** Places of its picture, best first. */
  icon: readonly string[]
  launch: () => void
  /** For the logo of a vendor, which is twice as wide as high. */
  isWide?: boolean
  /** What lies upon it. */
  children?: ReactNode
}

/** What the heart of a tile takes. */
export interface HeartProps {
  /** What is loved. */
  name: string
  isOn: boolean
  toggle: () => void
}

/** One of several to choose. */
export interface ChoiceProps<Each extends string> {
  all: readonly Each[]
  chosen: Each
  choose: (each: Each) => void
  name: (each: Each) => string
}

/** What a field takes of any form of the hooks, such as `useLogin` or `useRegister`. */
export interface FieldOf<Name extends NamedField> {
  form: {
    field: (name: Name) => FieldProps
    problem: (name: Name) => Message | undefined
    /** For a kit that knows no forms, and hears of the Enter key at each field. */
    submit: () => unknown
  }
  name: Name
  /** What stands before what is typed, such as the country of a mobile number. */
  before?: ReactNode
  /** What stands at the end of the field, such as a captcha. */
  beside?: ReactNode
}
