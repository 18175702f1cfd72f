import { describe, expect, it } from 'vitest'
import { createOverlayHistory } from './overlayHistory.ts'

type State = { key?: string; overlays?: number } | null

/** A session history whose traversals answer when `settle` is called, as a browser's do later. */
function openTab(hasNavigation = true) {
  const entries: State[] = [{ key: 'before' }, { key: 'page' }]
  let at = 1
  let hear: (event: { stopImmediatePropagation: () => void }) => void
  let note: ((event: { navigationType: string }) => void) | undefined
  const due: (() => void)[] = []
  const routed: (string | undefined)[] = []
  const write = (state: State, navigationType: string) => {
    if (navigationType === 'push') entries.splice(++at)
    entries[at] = state
    note?.({ navigationType })
  }
  const go = (steps: number) => {
    due.push(() => {
      if (!entries[at + steps] && at + steps !== 0) return
      at += steps
      let isRouted = true
      hear({ stopImmediatePropagation: () => (isRouted = false) })
      if (isRouted) routed.push(entries[at]?.key)
    })
    settle()
  }
  let isSettling = false
  const settle = () => {
    if (isSettling) return
    isSettling = true
    for (let act = due.shift(); act; act = due.shift()) act()
    isSettling = false
  }
  const enter = createOverlayHistory({
    history: {
      get state(): State {
        return entries[at]!
      },
      pushState: (state: State) => write(state, 'push'),
      go: (steps = 0) => go(steps),
    },
    addEventListener: (_, listen) => (hear = listen),
    ...(hasNavigation && { navigation: { addEventListener: (_, listen) => (note = listen) } }),
    setTimeout: (act) => due.push(act),
  })
  return {
    /** An overlay that closes when it is told to. */
    openOverlay: (close?: () => void) => {
      const overlay = {
        isOpen: true,
        close: () => {
          overlay.isOpen = false
          leave()
        },
      }
      const leave = enter(close ?? overlay.close)
      return overlay
    },
    back: (steps = 1) => go(-steps),
    forward: () => go(1),
    follow: (key: string) => write({ key }, 'push'),
    replace: (key: string) => write({ key }, 'replace'),
    /** The keys of the pages that the router was led to, in order. */
    routed,
    length: () => entries.length,
  }
}

describe('Back', () => {
  it('closes what is open and stays on the page', () => {
    const tab = openTab()
    const sheet = tab.openOverlay()
    tab.back()
    expect(sheet.isOpen).toBe(false)
    expect(tab.routed).toEqual([])
    tab.back()
    expect(tab.routed).toEqual(['before'])
  })

  it('closes what was opened last first', () => {
    const tab = openTab()
    const [sheet, menu] = [tab.openOverlay(), tab.openOverlay()]
    tab.back()
    expect([sheet.isOpen, menu.isOpen]).toEqual([true, false])
    tab.back()
    expect(sheet.isOpen).toBe(false)
    expect(tab.routed).toEqual([])
  })

  it('leaves the page at once after an overlay was closed in another way', () => {
    const tab = openTab()
    tab.openOverlay().close()
    tab.back()
    expect(tab.routed).toEqual(['before'])
  })

  it('closes the sheet at once after the menu above it was closed in another way', () => {
    const tab = openTab()
    const sheet = tab.openOverlay()
    tab.openOverlay().close()
    tab.back()
    expect(sheet.isOpen).toBe(false)
    expect(tab.routed).toEqual([])
  })

  it('closes both when two are left at once', () => {
    const tab = openTab()
    const [sheet, menu] = [tab.openOverlay(), tab.openOverlay()]
    tab.back(2)
    expect([sheet.isOpen, menu.isOpen]).toEqual([false, false])
    expect(tab.routed).toEqual([])
  })

  it('comes back to the page itself from a link in an overlay', () => {
    const tab = openTab()
    const sheet = tab.openOverlay()
    tab.follow('next')
    sheet.close()
    tab.back()
    expect(tab.routed).toEqual(['page'])
    tab.back()
    expect(tab.routed).toEqual(['page', 'before'])
  })

  it('goes as many pages as were asked for', () => {
    const tab = openTab()
    tab.openOverlay().close()
    tab.follow('next')
    tab.back(2)
    expect(tab.routed).toEqual(['page'])
  })

  it('does not come back to a page that was replaced from its overlay', () => {
    const tab = openTab()
    const dialog = tab.openOverlay()
    tab.replace('after deleting')
    dialog.close()
    tab.back()
    expect(tab.routed).toEqual(['before'])
  })

  it('leaves open what refuses to close, and asks it again', () => {
    const tab = openTab()
    let asked = 0
    tab.openOverlay(() => void asked++)
    tab.back()
    tab.back()
    expect(asked).toBe(2)
    expect(tab.routed).toEqual([])
  })
})

it('shows nothing on Forward to an overlay that was closed, and Back passes over it', () => {
  const tab = openTab()
  tab.openOverlay()
  tab.back()
  tab.forward()
  expect(tab.routed).toEqual([])
  tab.back()
  expect(tab.routed).toEqual(['before'])
})

it('uses one entry however often something is opened', () => {
  const tab = openTab()
  for (let times = 0; times < 5; times++) tab.openOverlay().close()
  expect(tab.length()).toBe(3)
})

it('works without the Navigation API', () => {
  const tab = openTab(false)
  const sheet = tab.openOverlay()
  tab.follow('next')
  sheet.close()
  tab.back()
  expect(tab.routed).toEqual(['page'])
  const menu = tab.openOverlay()
  tab.back()
  expect(menu.isOpen).toBe(false)
  tab.back()
  expect(tab.routed).toEqual(['page', 'before'])
})
