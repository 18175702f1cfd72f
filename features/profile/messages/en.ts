import type ja from './ja.ts'

export default {
  'profile.name': 'Name',
  'profile.nameCount': '{count} of {max} characters',
  'profile.avatar': 'Picture',
  'profile.ownPicture': 'Use my own picture',
  'profile.uploadHint': 'JPEG, PNG or WebP, up to 10 MB.',
  'profile.uploading': 'Sending your picture…',
  'profile.uploaded': 'My own picture',
  'profile.upload.tooLarge': 'That picture is too large. Choose one up to 10 MB.',
  'profile.upload.notAnImage': 'We couldn’t read that as a picture. Choose a JPEG, PNG or WebP.',
  'profile.upload.tooManyPixels':
    'That picture is too wide or tall. Make it smaller and try again.',
  'profile.upload.rateLimited': 'That was quick. Wait a little, then choose again.',
  'profile.upload.unauthenticated': 'Please log in to go on.',
  'profile.upload.network':
    'We couldn’t send your picture. Check your connection and choose again.',
  'profile.required': 'Required',
  'profile.saving': 'Saving',
  'profile.edit.title': 'Edit your profile',
  'profile.edit.back': 'Back to settings',
  'profile.edit.lead': 'The name and picture that everyone sees in chats and rankings.',
  'profile.edit.preview': 'How you look in a chat',
  'profile.edit.sample': 'Here again tonight',
  'profile.edit.nameless': 'Name',
  'profile.edit.submit': 'Save',
  'profile.edit.saved': 'Your profile is saved.',
  'profile.guest.title': 'Your profile comes with your account',
  'profile.guest.body': 'Log in to change your name and picture whenever you like.',
} as const satisfies Record<keyof typeof ja, string>
