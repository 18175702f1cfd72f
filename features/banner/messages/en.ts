import type ja from './ja.ts'

export default {
  'banner.sponsored': 'PR · {sponsor}',
  'banner.all': 'See all',
  'banner.previous': 'Previous',
  'banner.next': 'Next',
  'banner.turning': 'Turn by itself',
  'banner.at': '{at, number} / {count, number}',
  'banner.back': 'Announcements',
  'banner.empty.title': 'Nothing is up at the moment',
  'banner.empty.body': 'What comes next will stand here.',
  'banner.missing.title': 'We can’t find this collection',
  'banner.missing.body': 'It seems to be over, or to have moved.',
} as const satisfies Record<keyof typeof ja, string>
