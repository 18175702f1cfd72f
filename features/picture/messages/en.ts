import type ja from './ja.ts'

export default {
  'picture.choose': 'Choose photos',
  'picture.drop': 'Drop here to add photos',
  'picture.tray': 'Photos to send',
  'picture.place': 'Photo {place, number}',
  'picture.open':
    'View larger: {alt, select, none {{count, plural, one {photo} other {photo {place, number} of {count, number}}}} other {{alt}}}',
  'picture.sending': 'Sending photo {place, number}',
  'picture.remove': 'Remove photo {place, number}',
  'picture.describe': 'Alt',
  'picture.alt.title': 'Describe the photo',
  'picture.alt.close': 'Close',
  'picture.alt.label': 'What does it show?',
  'picture.alt.hint': 'Read aloud to those who can’t see the screen.',
  'picture.alt.over': 'Up to {most, number} characters. Please shorten it by {count, number}.',
  'picture.alt.save': 'Save',
  'picture.over': 'Up to {most, number} photos go along. Please remove {count, number}.',
  'picture.refused': '“{name}”: {why}',
  'picture.problem.NOT_AN_IMAGE':
    'This couldn’t be read as a photo. JPEG, PNG, WebP, GIF and AVIF can be sent.',
  'picture.problem.TOO_LARGE': 'It’s too large. Photos of up to 10 MB can be sent.',
  'picture.problem.TOO_MANY_PIXELS': 'It’s too large. Photos of up to 40 megapixels can be sent.',
  'picture.problem.LOST': 'The photo is no longer on this device. Please choose it again.',
  'picture.problem.TOO_MANY': 'Up to {most, number} photos can be sent at once.',
  'picture.choose.count': 'Photos ({of, number}/{most, number})',
  'picture.alt.asked':
    'A description lets those who can’t see the screen know what your photos show.',
  'picture.retry': 'Again',
  'picture.problem.UNSENT': 'It couldn’t be sent. Please check your connection and try again.',
  'picture.problem.BUSY': 'No more can be sent right now. Please wait a little, then try again.',
  'picture.lightbox.label': 'Photo',
  'picture.lightbox.close': 'Close',
  'picture.lightbox.zoom': 'Zoom',
  'picture.lightbox.previous': 'Previous photo',
  'picture.lightbox.next': 'Next photo',
  'picture.lightbox.failed': 'The photo couldn’t be loaded.',
} as const satisfies Record<keyof typeof ja, string>
