import type ja from './ja.ts'

export default {
  'dataExport.title': 'Your data',
  'dataExport.back': 'Back to settings',
  'dataExport.guest.title': 'Log in to get your data',
  'dataExport.guest.body': 'Log in first with the account whose data you want.',
  'dataExport.lead':
    'Get all the data of this account in one file (JSON): your profile, posts, messages, purchases and everything else.',
  'dataExport.lead.mail': 'We’ll e-mail you when it’s ready.',
  'dataExport.ask': 'Prepare my data',
  'dataExport.ask.again': 'Prepare it again',
  'dataExport.ask.busy': 'Asking',
  'dataExport.writing.title': 'Your data is being prepared',
  'dataExport.writing.body':
    'This usually takes a few minutes, and goes on when you leave this page.',
  'dataExport.ready.title': 'Your data is ready',
  'dataExport.ready.body': 'Download it by {endsAt} while you are logged in; nobody else can.',
  'dataExport.ready.at': 'Prepared: {at}',
  'dataExport.download': 'Download ({size})',
} as const satisfies Record<keyof typeof ja, string>
