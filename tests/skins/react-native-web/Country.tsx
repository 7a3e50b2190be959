import { Pressable, ScrollView, Text } from 'react-native'
import { type CountryProps, useCountry } from '../shared/country.ts'
import { words } from '../shared/words.ts'
import { Sheet } from './frame.tsx'
import { Chip } from './kit.tsx'
import { look } from './look.ts'

/** The country of a mobile number, before the number: opens a sheet of its own. */
export function Country({ of }: CountryProps) {
  const { isOpen, open, close, text, name, options } = useCountry(of)
  return (
    <>
      <Pressable role="button" aria-label={name} aria-haspopup="dialog" style={look.button} onPress={open}>
        <Text style={look.label}>{text}</Text>
      </Pressable>
      {isOpen && (
        <Sheet title={words.country} close={close}>
          <ScrollView style={look.countries} contentContainerStyle={look.chips}>
            {options.map(({ key, text, isChosen, choose }) => (
              <Chip key={key} text={text} isChosen={isChosen} onPress={choose} />
            ))}
          </ScrollView>
        </Sheet>
      )}
    </>
  )
}
