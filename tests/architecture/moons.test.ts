import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/**
 * A member is promised that their name wears the moon wherever it is shown (`subscription.perks.moon.where`). So a
 * component that asks for a fan's name shows it by what draws the moon, or stands here with why its name wears none.
 */
const withoutMoon: Readonly<Record<string, string>> = {
  'channel/preview/usePreview.ts': 'a line of text of a list',
  'chat/components/Conversation/Conversation.tsx': 'what is said of who answers whom',
  'chat/components/Conversation/ConversationFoot.tsx': 'whom the field that is written in answers',
  'chat/components/Conversation/OlderMessages.tsx':
    'the words of a room that begins; its head has the moon',
  'chat/components/DirectNote/DirectNote.tsx': 'a sentence under a head that has the moon',
  'chat/components/Message/useQuote.ts': 'a line of text that leads to what is quoted',
  'chat/components/OpenChannel/OpenChannel.tsx': 'the name of a page',
  'chat/direct/roomName.ts': 'the name of a room, whose head and row have the moon',
  'chat/typing/followTypists.ts': 'who types comes by an event of a name alone',
  'comment/components/CommentThread/CommentThread.tsx': 'the label of a list',
  'buzz-casual-game/components/PlayCard/PlayCard.tsx': 'what is shared as text',
  'follow/components/FollowButton/FollowButton.tsx': 'the label of a button',
  'home/components/CommunityHead/WelcomeBack.tsx': 'a greeting to oneself',
  'media/components/UserAvatar/UserAvatar.tsx': 'the words of a picture',
  'mention/findPeople.ts': 'asks for what MentionChoice shows with the moon',
  'onboarding/screens/WelcomeScreen/WelcomeScreen.tsx': 'a greeting to a newcomer',
  'people/personOf.ts': 'asks for what PersonRow shows with the moon',
  'post/screens/PostScreen/PostScreen.tsx': 'the name of a page',
  'profile/components/EditProfile/EditProfile.tsx': 'the value of a field',
  'profile/components/FanProfile/FanWays.tsx': 'sentences under a head that has the moon',
  'profile/components/ProfileForm/ProfileForm.tsx': 'the value of a field',
  'profile/screens/ProfileScreen/ProfileScreen.tsx': 'the name of a page',
  'search/components/SearchField/useSuggestions.ts':
    'asks for what Suggestions shows with the moon',
  'shell/components/AccountCorner/AccountCorner.tsx':
    'one’s own name in the frame of each screen, which would ask once more for all of them',
  'shell/components/AppShell/channelActivity.ts': 'text of a notice of the device',
  'shell/components/AppShell/directActivity.ts': 'text of a notice of the device',
  'shell/components/ClosedCommunity/ClosedCommunity.tsx': 'a sentence to whoever is no member',
}

const drawsMoon = /\b(?:MemberMoon|UserName|MessageAuthor)\b/
const askingForNames = globSync('features/**/*.{ts,tsx}', {
  exclude: (path) => /__generated__|\/messages|\.(?:test|stories)\.|fakes/.test(path),
}).filter((file) => /\bdisplayName\b/.test(readFileSync(file, 'utf8')))

it('a fan’s name is shown by what draws the moon, or it is said why not', () => {
  const bare = askingForNames
    .filter((file) => !drawsMoon.test(readFileSync(file, 'utf8')))
    .map((file) => file.replaceAll('\\', '/').replace('features/', ''))
  // More than this test knows of: show the name by `UserName` of features/media.
  expect(bare.toSorted()).toEqual(Object.keys(withoutMoon).toSorted())
})

it('asks of more than one', () => {
  expect(askingForNames.length).toBeGreaterThan(Object.keys(withoutMoon).length)
})
