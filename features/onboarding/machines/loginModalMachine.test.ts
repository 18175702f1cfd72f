import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { loginModalMachine, type LoginModalEvent } from './loginModalMachine.ts'

const open: LoginModalEvent = { type: 'login.requested' }

function after(...events: LoginModalEvent[]) {
  const actor = createActor(loginModalMachine).start()
  for (const event of events) actor.send(event)
  const { value, context } = actor.getSnapshot()
  return { value, ...context }
}

describe('loginModalMachine', () => {
  it.each<[situation: string, events: LoginModalEvent[], then: Partial<ReturnType<typeof after>>]>([
    ['is closed at first', [], { value: 'closed', isOnceOpened: false }],
    ['opens at sign-up', [open], { value: 'open', step: 'signup', isOnceOpened: true }],
    [
      'opens at the step asked for',
      [{ ...open, step: 'login', contact: 'a@b.jp' }],
      { step: 'login', contact: 'a@b.jp' },
    ],
    [
      'keeps where to go and what to join',
      [{ ...open, redirectPath: '/messages?x=1', joinCommunityId: 'community_1' }],
      { redirectPath: '/messages?x=1', joinCommunityId: 'community_1' },
    ],
    [
      'refuses another origin',
      [{ ...open, redirectPath: '//evil.example' }],
      { redirectPath: null },
    ],
    [
      'refuses a script',
      [{ ...open, redirectPath: 'javascript:alert(1)' }],
      { redirectPath: null },
    ],
    [
      'changes its step, and keeps the wish',
      [
        { ...open, redirectPath: '/messages' },
        { type: 'step.chosen', step: 'login', contact: 'a@b.jp' },
      ],
      { step: 'login', contact: 'a@b.jp', redirectPath: '/messages' },
    ],
    [
      'keeps the contact where a step names none',
      [
        { ...open, contact: 'a@b.jp' },
        { type: 'step.chosen', step: 'login' },
      ],
      { contact: 'a@b.jp' },
    ],
    [
      'forgets the wish when closed, but not that it was open',
      [{ ...open, redirectPath: '/messages', step: 'login' }, { type: 'modal.closed' }],
      { value: 'closed', redirectPath: null, step: 'signup', isOnceOpened: true },
    ],
    [
      'hears no step while closed',
      [{ type: 'step.chosen', step: 'login' }],
      { value: 'closed', step: 'signup' },
    ],
  ])('%s', (_, events, then) => {
    expect(after(...events)).toMatchObject(then)
  })
})
