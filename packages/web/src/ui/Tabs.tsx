import { Content, List, Root, Trigger } from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { classes, readDirection } from './classes.ts'
import styles from './Tabs.module.css'

interface TabItem {
  readonly id: string
  readonly label: string
  readonly content: ReactNode
}

interface TabsProps {
  /** What the tabs choose between, for screen readers. */
  readonly label: string
  readonly items: readonly TabItem[]
  readonly value: string
  readonly onValueChange: (id: string) => void
  /** `waiting` keeps the place of the tabs until it is known whether there are several; one alone has none. */
  readonly list: 'shown' | 'waiting'
}

/** Tabs with arrow keys; only the chosen panel is mounted. */
export function Tabs({ label, items, value, onValueChange, list }: TabsProps) {
  const isChoice = list === 'shown' && items.length > 1
  // A panel without tabs must not have the role of a tab panel. It is the same element when the tabs come, so that what is
  // typed into it and the caret stay.
  const panel = isChoice ? {} : { role: undefined, 'aria-labelledby': undefined, tabIndex: undefined }
  return (
    <Root value={value} onValueChange={onValueChange} dir={readDirection()} className={styles.tabs}>
      {list === 'waiting' && <span className={classes(styles.list, styles.waiting)} aria-hidden />}
      {isChoice && (
        <List aria-label={label} className={styles.list}>
          {items.map(({ id, label: name }) => (
            <Trigger key={id} value={id} className={styles.tab}>
              {name}
            </Trigger>
          ))}
        </List>
      )}
      {items.map(({ id, content }) => (
        <Content key={id} value={id} className={styles.panel} {...panel}>
          {content}
        </Content>
      ))}
    </Root>
  )
}
