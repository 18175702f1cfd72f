import { expect, it } from 'vitest'
import { keysIn } from './fragmentStory.ts'

const key = (fragment: string, id: string) => ({ __id: id, __fragments: { [fragment]: {} } })

it('hands each fragment over as the prop that its name ends with, wherever the query spreads it', () => {
  const community = key('CommunityHead_community', 'community_1')
  const viewer = { user: null, ...key('CommunityHead_viewer', 'viewer') }
  expect(keysIn({ node: { id: 'community_1', community }, viewer })).toEqual({ community, viewer })
})

it('hands over all of a list for one prop', () => {
  const first = key('Album_pictures', 'picture_1')
  const second = key('Album_pictures', 'picture_2')
  expect(keysIn({ album: { pictures: [first, second] } })).toEqual({ pictures: [first, second] })
})

it('leaves out what is not there', () => {
  expect(keysIn({ node: null })).toEqual({})
})
