import { describe, expect, it } from 'vitest'
import type { Fold } from '../../fold/useFold.ts'
import { runsOf } from './runsOf.ts'

type Item = { id: string; isDeleted: boolean; fold?: Fold }
const item = (id: string, fold?: Fold): Item => ({ id, isDeleted: false, ...(fold && { fold }) })
const runs = (items: Item[], overId?: string) =>
  runsOf(items, ({ fold }) => fold, overId).map(({ isUnder, fold, items: those }) => [
    isUnder,
    fold,
    those.map(({ id }) => id).join(''),
  ])

describe('a list', () => {
  it('has one line for the newest two hundred of one who is muted', () => {
    const newest = Array.from({ length: 200 }, (_, at) => item(`muted${at}`, 'MUTED'))
    const [folded, shown, ...more] = runsOf([...newest, item('a')], ({ fold }) => fold)
    expect(folded).toMatchObject({ fold: 'MUTED', items: newest })
    expect(shown!.items).toEqual([item('a')])
    expect(more).toEqual([])
  })

  it('says each reason by itself, and shows items one by one', () => {
    expect(runs([item('a', 'MUTED'), item('b', 'WORD'), item('c'), item('d')])).toEqual([
      [false, 'MUTED', 'a'],
      [false, 'WORD', 'b'],
      [false, undefined, 'c'],
      [false, undefined, 'd'],
    ])
  })

  it('leaves out what is gone or unseen, which parts no run', () => {
    const gone = { ...item('b', 'MUTED'), isDeleted: true }
    expect(runs([item('a', 'MUTED'), gone, item('c', 'UNSEEN'), item('d', 'MUTED')])).toEqual([
      [false, 'MUTED', 'ad'],
    ])
  })

  it('begins anew under what stands over an item, also where that one is gone', () => {
    const gone = { ...item('c'), isDeleted: true }
    const all = [item('a', 'MUTED'), item('b', 'MUTED'), gone]
    expect(runs(all, 'b')).toEqual([
      [false, 'MUTED', 'a'],
      [true, 'MUTED', 'b'],
    ])
    expect(runs(all, 'c')).toEqual([
      [false, 'MUTED', 'ab'],
      [true, undefined, ''],
    ])
  })
})
