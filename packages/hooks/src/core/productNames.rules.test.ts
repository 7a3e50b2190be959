import { expect, expectTypeOf, it } from 'vitest'
import type { ContentType, GameSelectType, ModuleName, ThemeName } from '../index.ts'

it('CONST-02 modules, content types, select types and themes are types that a skin can import', () => {
  expectTypeOf<'CAPTCHA3'>().toExtend<ModuleName>()
  expectTypeOf<ContentType>().toEqualTypeOf<'A' | 'PL' | 'B' | 'PU' | 'PR'>()
  expectTypeOf<GameSelectType>().toEqualTypeOf<'NEW' | 'FAV' | 'ALL' | 'HOT'>()
  expectTypeOf<ThemeName>().toEqualTypeOf<'mobile'>()
  // As a skin writes them; the compiler is what fails here.
  const written = ['CAPTCHA3', 'PL', 'FAV', 'mobile'] satisfies [ModuleName, ContentType, GameSelectType, ThemeName]
  expect(written).toHaveLength(4)
})
