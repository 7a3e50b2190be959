import { expect, it } from 'vitest'
import { promotionPath, STRIP_PROMOTIONS } from './promotions.rules.ts'

it('ROUTE-05 the two links above the banners lead to the promotions 3898487 and 3898488', () => {
  expect(Object.values(STRIP_PROMOTIONS).map(promotionPath)).toEqual(['/m/activity?id=3898487', '/m/activity?id=3898488'])
})
