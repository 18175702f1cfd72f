import { describe, expect, it } from 'vitest'
import { clearOut, fillIn } from './addressSchema.ts'

const empty = { prefecture: '', city: '', street: '' }
const jingumae = { prefecture: 'TOKYO', city: '渋谷区', town: '神宮前' }
const tenma = { prefecture: 'OSAKA', city: '大阪市北区', town: '天満' }

describe('a postal code', () => {
  it('fills what is empty', () => {
    expect(fillIn(empty, null, jingumae)).toEqual({
      prefecture: 'TOKYO',
      city: '渋谷区',
      street: '神宮前',
    })
  })

  it('replaces what another code had filled in, and leaves the number behind it', () => {
    const filled = { prefecture: 'TOKYO', city: '渋谷区', street: '神宮前1-2-3' }
    expect(fillIn(filled, jingumae, tenma)).toEqual({
      prefecture: 'OSAKA',
      city: '大阪市北区',
      street: '天満1-2-3',
    })
  })

  it('takes out what the former one had filled in, as soon as another one stands there', () => {
    const filled = { prefecture: 'TOKYO', city: '渋谷区', street: '神宮前' }
    expect(clearOut(filled, jingumae).values).toEqual(empty)
    const typed = { prefecture: 'TOKYO', city: '渋谷区原宿', street: '竹下通り1' }
    expect(clearOut(typed, jingumae).values).toEqual({ ...typed, prefecture: '' })
  })

  it('puts the number that was left behind after the next town', () => {
    const filled = { prefecture: 'TOKYO', city: '渋谷区', street: '神宮前1-2-3' }
    const { values, left } = clearOut(filled, jingumae)
    expect(values).toEqual({ ...empty, street: '1-2-3' })
    expect(fillIn(values, left, tenma)).toEqual({
      prefecture: 'OSAKA',
      city: '大阪市北区',
      street: '天満1-2-3',
    })
    expect(fillIn({ ...values, street: '竹下通り1' }, left, tenma).street).toBe('竹下通り1')
  })

  it('leaves what the fan has typed', () => {
    const typed = { prefecture: 'TOKYO', city: '渋谷区原宿', street: '竹下通り1' }
    expect(fillIn(typed, jingumae, tenma)).toEqual({ ...typed, prefecture: 'OSAKA' })
    expect(fillIn(typed, null, tenma)).toEqual(typed)
  })
})
