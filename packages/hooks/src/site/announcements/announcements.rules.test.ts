import { expect, it } from 'vitest'
import { AUTOPLAY_MS, bannerImage, bannersOf, withImages } from './announcements.rules.ts'

const banner = { id: 1, groupName: 'm_home', url: '/art/plain.svg' }

it('HOME-07 a banner with several images shows the one of sequence 1', () => {
  const announcementImages = [
    { sequence: 2, url: '/art/2.svg' },
    { sequence: 1, url: '/art/1.svg' },
  ]
  expect(bannerImage({ ...banner, announcementImages })).toBe('/art/1.svg')
})

it('HOME-07 a banner without such an image shows its own', () => {
  expect(bannerImage(banner)).toBe('/art/plain.svg')
  expect(bannerImage({ ...banner, announcementImages: [] })).toBe('/art/plain.svg')
  expect(bannerImage({ ...banner, announcementImages: [{ sequence: 2, url: '/art/2.svg' }] })).toBe('/art/plain.svg')
})

it('HOME-01 a banner is told from the others by its number, else by its image', () => {
  const { id: _, ...unnumbered } = banner
  expect(withImages([banner, unnumbered], (address) => [`https://cdn.example${address}`]).map(({ key }) => key)).toEqual([
    '1',
    '/art/plain.svg',
  ])
})

it('HOME-01 the banners of a group come in their order, without those of other groups', () => {
  const of = (id: number, groupName: string) => ({ ...banner, id, groupName })
  const all = [of(3, 'm_home'), of(1, 'm_recommend'), of(2, 'm_home'), of(4, 'M_HOME')]
  expect(bannersOf(all, 'm_home').map(({ id }) => id)).toEqual([3, 2])
  expect(bannersOf(all, 'm_game')).toEqual([])
})

it('HOME-06 banners change every 5 s', () => {
  expect(AUTOPLAY_MS).toBe(5_000)
})
