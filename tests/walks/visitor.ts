/** A text a person would read: exactly this one, or one like it. */
type Words = string | RegExp

/** Something on the page as a person would name it. Of several the first that shows is meant. */
export interface Target {
  role?:
    | 'alert'
    | 'article'
    | 'button'
    | 'checkbox'
    | 'dialog'
    | 'group'
    | 'link'
    | 'list'
    | 'navigation'
    | 'presentation'
    | 'region'
    | 'searchbox'
    | 'tab'
    | 'textbox'
    | 'timer'
  name?: Words
  /** The label of a field. */
  label?: Words
  text?: Words
  within?: Target
  /** Inside the frame of a launched game. */
  inGame?: true
}

/** A person in front of a browser. Everything waits until it can be done, or fails. */
export interface Visitor {
  /** Opens a path of the site. */
  open(path: string): Promise<void>
  see(target: Target): Promise<void>
  /** Waits until so many pixels of its height are in sight. */
  seeHeight(target: Target, pixels: number): Promise<void>
  /** Waits until there is no such thing to be seen. */
  miss(target: Target): Promise<void>
  click(target: Target): Promise<void>
  /** Writes into an empty field. */
  write(target: Target, text: string): Promise<void>
  /** Waits until a field holds a text. */
  holds(target: Target, text: string): Promise<void>
  /** Gives a control the focus, as the Tab key does in the end. */
  focus(target: Target): Promise<void>
  press(key: 'Enter' | 'Escape'): Promise<void>
  /** Waits until something on the page has the focus, and this is to be read in it. */
  focusReads(words: RegExp): Promise<void>
  back(): Promise<void>
  /** Waits until the address is like this. */
  at(path: RegExp): Promise<void>
}

/** A browser that is open, and how it is closed. */
export interface Opened {
  visitor: Visitor
  /** Errors that nobody caught, where the browser tells. */
  errors: readonly string[]
  close(): Promise<void>
}
