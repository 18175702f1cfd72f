import { describe, expect, it } from 'vitest'
import { sharePictureOf } from './sharePicture.ts'

const site = { origin: 'https://ouen.example', tenantId: 'ouen' }
const of = (encoded: string) => sharePictureOf(site, encoded)
const upload = `upload_${'0'.repeat(26)}.webp`

describe('the picture that a shared address names', () => {
  it.each([
    ['art', '%2Fart%2Fscene-winter.png', '/art/scene-winter.png'],
    ['the brand’s share picture', '%2Fart%2Fshare.png', '/art/share.png'],
    [
      'a picture of the tenant’s own',
      encodeURIComponent(`/files/tenants/ouen/brand/${upload}`),
      `/files/tenants/ouen/brand/${upload}`,
    ],
    [
      'one by its whole address here',
      encodeURIComponent('https://ouen.example/art/goods-mug.png'),
      '/art/goods-mug.png',
    ],
  ])('may be %s', (_, encoded, path) => {
    expect(of(encoded)).toBe(path)
  })

  it.each([
    ['a way up', '%2Fart%2F..%2Ffiles%2Fheld%2Fstory-radio-5.png'],
    ['a way up, encoded again', '%2Fart%2F%252e%252e%2Fscene-winter.png'],
    ['what is encoded twice', '%252Fart%252Fscene-winter.png'],
    ['what can’t be decoded', '%E0%A4%A'],
    ['another host', encodeURIComponent('https://elsewhere.example/art/scene-winter.png')],
    ['another host without its scheme', encodeURIComponent('//elsewhere.example/art/share.png')],
    ['a host that begins like ours', encodeURIComponent('https://ouen.example.net/art/share.png')],
    ['a name before a host', encodeURIComponent('https://ouen.example@net.example/art/share.png')],
    ['a script', encodeURIComponent('javascript:alert(1)//art/share.png')],
    ['data', encodeURIComponent('data:image/png;base64,AAAA')],
    ['markup', encodeURIComponent('/art/share.png"><script>alert(1)</script>')],
    ['a line that goes on', encodeURIComponent('/art/share.png\n/art/share.png')],
    ['a search part', encodeURIComponent('/art/share.png?next=https://elsewhere.example')],
    ['a fragment', encodeURIComponent('/art/share.png#x')],
    ['what is held back', encodeURIComponent('/files/held/story-radio-5.svg')],
    ['another tenant’s', encodeURIComponent(`/files/tenants/blue/brand/${upload}`)],
    ['a fan’s', encodeURIComponent(`/files/tenants/ouen/avatars/${upload}`)],
    ['a drawing that is no PNG', encodeURIComponent('/art/scene-winter.svg')],
    ['nothing', ''],
    ['very much', encodeURIComponent(`/art/scene-${'a'.repeat(400)}.png`)],
  ])('is never %s', (_, encoded) => {
    expect(of(encoded)).toBeNull()
  })
})
