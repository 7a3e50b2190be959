import { useLanguage, useOfferedLanguages } from '@lobbykit/hooks'
import { useText } from '../intl/IntlProvider.tsx'
import { Icon } from '../ui/Icon.tsx'
import rows from '../ui/RowList.module.css'
import { Sheet } from '../ui/Sheet.tsx'
import styles from './LanguageSheet.module.css'
import { useSheet } from './useSheet.ts'

/** The languages on offer, each in its own words (APP-24). */
export function LanguageSheet() {
  const text = useText()
  const { isOpen, close } = useSheet('selectBox')
  const { code, choose } = useLanguage()
  const offered = useOfferedLanguages()
  return (
    <Sheet
      open={isOpen}
      onOpenChange={(open) => !open && close()}
      title={text('menu.language')}
      closeLabel={text('sheet.close')}
    >
      <ul className={rows.list}>
        {offered.map((language) => (
          <li key={language.code}>
            <button
              type="button"
              className={rows.row}
              lang={language.tag}
              aria-pressed={language.code === code}
              onClick={() => {
                choose(language.code)
                close()
              }}
            >
              <span className={styles.flag} aria-hidden>
                {language.flag}
              </span>
              <span className={rows.name}>{language.name}</span>
              {language.code === code && <Icon name="check" size={20} />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
