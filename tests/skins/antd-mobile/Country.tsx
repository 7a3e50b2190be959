import { Button, CheckList } from 'antd-mobile'
import { type CountryProps, useCountry } from '../shared/country.ts'
import { words } from '../shared/words.ts'
import { Sheet } from './frame.tsx'

/** The country of a mobile number, before the number: opens a sheet of its own. */
export function Country({ of }: CountryProps) {
  const { isOpen, open, close, text, name, options } = useCountry(of)
  return (
    <>
      <Button size="small" aria-label={name} aria-haspopup="dialog" onClick={open}>
        {text}
      </Button>
      {isOpen && (
        <Sheet title={words.country} close={close}>
          <CheckList className="countries" value={options.filter(({ isChosen }) => isChosen).map(({ key }) => key)}>
            {options.map(({ key, text, isChosen, choose }) => (
              // The kit's item hears taps alone; the button in it is for the keyboard and says what it is.
              <CheckList.Item
                key={key}
                value={key}
                title={
                  <button type="button" aria-pressed={isChosen}>
                    {text}
                  </button>
                }
                onClick={choose}
              />
            ))}
          </CheckList>
        </Sheet>
      )}
    </>
  )
}
