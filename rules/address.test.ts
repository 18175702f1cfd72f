import { describe, expect, it } from 'vitest'
import { faultOfAddress } from './address.ts'

const hosts = ['shop.example.com']

describe('an address that a page may lead to', () => {
  it.each(['/', '/store', '/lp/lantern-festival?from=banner#talents', '/store/items/item_1'])(
    'is a path of our own: %s',
    (address) => expect(faultOfAddress(address, [])).toBeNull(),
  )
  it('is https of a host that is listed', () => {
    expect(faultOfAddress('https://shop.example.com/a?b=1', hosts)).toBeNull()
  })
})

describe('an address that is refused', () => {
  it.each([
    ['javascript:alert(1)', 'SCHEME'],
    ['JaVaScRiPt:alert(1)', 'SCHEME'],
    ['data:text/html,<script>', 'SCHEME'],
    ['http://shop.example.com/', 'SCHEME'],
    ['mailto:a@shop.example.com', 'SCHEME'],
    ['java\nscript:alert(1)', 'UNREADABLE'],
    [' javascript:alert(1)', 'UNREADABLE'],
    ['\u0001javascript:alert(1)', 'UNREADABLE'],
    ['/\\evil.example', 'UNREADABLE'],
    ['/store\u202e', 'UNREADABLE'],
    ['store', 'UNREADABLE'],
    ['', 'UNREADABLE'],
    ['/' + 'a'.repeat(500), 'UNREADABLE'],
    ['//evil.example/', 'HOST'],
    ['https://evil.example/', 'HOST'],
    ['https://shop.example.com.evil.example/', 'HOST'],
    ['https://shop.example.com@evil.example/', 'HOST'],
    ['https://fan:secret@shop.example.com/', 'HOST'],
    ['https://shop.example.com:8443/', 'HOST'],
    ['https://www.shop.example.com/', 'HOST'],
    ['/../admin', 'PATH'],
    ['/store/%2E%2e/x', 'PATH'],
    ['/store/.', 'PATH'],
  ])('%s', (address, fault) => expect(faultOfAddress(address, hosts)).toBe(fault))
})
