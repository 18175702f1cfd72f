import type ja from './ja.ts'

export default {
  'shell.account': 'Settings for {name}',
  'shell.barred.account.body':
    'We have suspended it. If you think this is a mistake, please write to {mail}.',
  'shell.barred.account.title': 'This account can’t be used',
  'shell.barred.ip.body':
    'We don’t accept connections from your network. If you need help, please write to {mail}.',
  'shell.barred.ip.title': 'This connection can’t be used',
  'shell.closed.guest': 'If you’re a member, log in to enter.',
  'shell.closed.logIn': 'Log in',
  'shell.closed.notAMember':
    'The account {name} isn’t registered as a member yet. If it should be, please write to {mail}.',
  'shell.closed.signOut': 'Log out',
  'shell.closed.title': '{name} is for members only',
  'shell.fault.close': 'Back to home',
  'shell.fault.crash.body': 'Reload the page to carry on where you left off.',
  'shell.fault.crash.reload': 'Reload',
  'shell.fault.crash.title': 'This couldn’t be shown',
  'shell.fault.offline.body': 'Please check your connection and try again.',
  'shell.fault.offline.reload': 'Try again',
  'shell.fault.offline.title': 'We couldn’t connect',
  'shell.home': 'Home',
  'shell.loading': 'Loading',
  'shell.logIn': 'Log in',
  'shell.me': 'Me',
  'shell.messages': 'Messages',
  'shell.navigation': 'Main',
  'shell.notFound.body': 'It may have moved or gone. Try starting from home.',
  'shell.notFound.home': 'Go home',
  'shell.notFound.title': 'We can’t find this page',
  'shell.offline': 'You’re offline. We’ll pick up when you’re back.',
  'shell.reconnecting': 'Reconnecting…',
  'shell.signUp': 'Sign up',
  'shell.skip': 'Skip to content',
  'shell.unread': '{count} unread',
} as const satisfies Record<keyof typeof ja, string>
