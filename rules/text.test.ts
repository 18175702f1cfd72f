import { expect, test } from 'vitest'
import { commentText } from './comment.ts'
import { inquiryText } from './inquiry.ts'
import { messageText } from './message.ts'
import { postText } from './post.ts'
import { cleanText, countCharacters, cutMarkTowers, hasMarkTower, lineProblem } from './text.ts'
import { topicProblem } from './topic.ts'

test.each([
  ['composes what was typed in parts', 'か\u3099', 'が'],
  ['makes line ends one character', 'a\r\nb\rc\n\nd', 'a\nb\nc\n\nd'],
  ['drops the white space around, full-width too', '\u3000\n おはよう \u3000\r\n', 'おはよう'],
  ['keeps the white space within, and width and case', 'Ａ　b', 'Ａ　b'],
  ['replaces half a character', '片割れ\ud83d', '片割れ\ufffd'],
  ['leaves nothing of white space only', ' \n\u3000', ''],
])('%s', (_, text, cleaned) => {
  expect(cleanText(text)).toBe(cleaned)
  expect(cleanText(cleaned)).toBe(cleaned)
})

test('counts characters as a person does', () => {
  expect(countCharacters('灯台守')).toBe(3)
  expect(countCharacters('👨‍👩‍👧‍👦👍🏽')).toBe(2)
  expect(countCharacters('か\u3099🇯🇵')).toBe(2)
  expect(countCharacters('👩🏽‍❤️‍💋‍👨🏻🏴󠁧󠁢󠁳󠁣󠁴󠁿')).toBe(2)
  expect(countCharacters('')).toBe(0)
})

test('what joins on without an end counts again, so that no text of few characters is endless', () => {
  expect(countCharacters(`👩${'\u200d👩'.repeat(1_000)}`)).toBeGreaterThan(150)
})

const family = '👨‍👩‍👧‍👦'

test.each([
  ['a post', 2000, postText.problem],
  ['a message', 1000, messageText.problem],
  ['a comment', 500, commentText.problem],
  ['a question to the desk', 2000, inquiryText.problem],
  ['a topic', 5000, (text: string) => topicProblem('text', text)],
  ['a name', 20, (text: string) => lineProblem(text, 20)],
])(
  '%s of as many families as it has characters is taken, and one more is too many',
  (_, most, check) => {
    expect(check(family.repeat(most))).toBeUndefined()
    expect(check(family.repeat(most + 1))).toBe('TOO_LONG')
  },
)

const acutes = (count: number) => '\u0301'.repeat(count)

test.each([
  ['five on one character', `あ${acutes(5)}`, `あ${acutes(4)}`],
  ['four thousand', `あ${acutes(4000)}い`, `あ${acutes(4)}い`],
  ['four thousand on nothing', acutes(4000), acutes(4)],
  ['different ones', 'あ\u0300\u0316\u0301\u0317\u0302\u0318', 'あ\u0316\u0317\u0318\u0300'],
  [
    'those parted by what is not drawn',
    `あ${`${acutes(2)}\u200d`.repeat(3)}`,
    `あ${`${acutes(2)}\u200d`.repeat(2)}`,
  ],
  ['enclosing ones', `あ${'\u20dd'.repeat(9)}`, `あ${'\u20dd'.repeat(4)}`],
])('marks on one character are a tower: %s', (_, text, cut) => {
  const cleaned = cleanText(text)
  expect(hasMarkTower(cleaned)).toBe(true)
  expect(cutMarkTowers(cleaned)).toBe(cut)
  expect(hasMarkTower(cut)).toBe(false)
})

test.each([
  ['Japanese with marks on each character', 'あ゛い゛う゛か\u3099あ\u3099え\u3099'],
  ['Vietnamese', 'Tiếng Việt'],
  ['Thai', 'น้ำที่นี่'],
  ['Hebrew with its points and a cantillation mark', 'בְּרֵאשִׁ֖ית'],
  ['Tibetan', 'ཨོཾ་མ་ཎི་པདྨེ་ཧཱུྃ'],
  ['Sanskrit', 'कार्त्स्न्यम्'],
  ['Burmese', 'မျှော့'],
  ['emoji', '👁️‍🗨️1️⃣🏴󠁧󠁢󠁳󠁣󠁴󠁿👩🏽‍❤️‍💋‍👨🏻🏳️‍⚧️'],
])('writing is no tower: %s', (_, text) => {
  expect(hasMarkTower(cleanText(text))).toBe(false)
})
