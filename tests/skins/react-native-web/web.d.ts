import 'react-native'

declare module 'react-native' {
  interface TextInputProps {
    /** What the browser may fill in, in the browser's own words; React Native for Web hands it on where `autoComplete` is missing. */
    autoCompleteType?: string | undefined
  }
}
