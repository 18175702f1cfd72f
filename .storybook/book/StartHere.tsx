import { talents } from '#content/talents.ts'
import { Avatar } from '#design-system/avatar/Avatar.tsx'
import { Button } from '#design-system/button/Button.tsx'
import { Heading } from '#design-system/heading/Heading.tsx'
import { Inline } from '#design-system/inline/Inline.tsx'
import { Text } from '#design-system/text/Text.tsx'
import { greyNames, paletteNames } from '#design-system/theme/theme.ts'
import { viewports } from '../viewports.ts'
import { Book, Code } from './Book.tsx'
import { row, rows } from './Book.css.ts'
import { day, nameOf } from './day.ts'
import * as styles from './StartHere.css.ts'
import { StoryLink } from './StoryLink.tsx'
import { useStories } from './storyIndex.ts'

/** The page that one opens Storybook on. */
export function StartHere() {
  return (
    <Book
      title={
        <>
          Ouen <span lang="ja">応援</span>
        </>
      }
      lead="Ouen means cheering someone on. Fans open it on a phone, in bed or on a train, dozens of times a day, to be near what they love. It should feel like the minutes before a show: bright, warm, alive, in good order. This is the book of how it looks: its colours and words, every component, and every state of every screen."
      cover={<img className={styles.cover} src="./art/hero.svg" alt="" />}
      chapters={[
        {
          title: 'One idea: the colour of one’s oshi',
          lead: 'At Japanese concerts each performer has a colour, and fans wave a penlight in it. Here a fan chooses an oshi, and the whole interface takes that talent’s palette: the accent, the focus ring, one’s own messages, the meter of penlights. So a palette is part of the story, and every screen looks right in every one of them. Turn the palette in the toolbar: this book follows, and so does the frame around it.',
          content: <Lights />,
        },
        { title: 'What it looks like, and why', content: <Rules /> },
        { title: 'How to find things', content: <Places /> },
        {
          title: 'A fan’s day',
          lead: 'Features stand in the sidebar in the order in which a fan meets them. Each name leads to its first screen or component.',
          content: <Day />,
        },
        {
          title: 'The toolbar',
          lead: 'Each turn draws the page or story that is open anew. The address keeps it, so a link shows others the same.',
          content: <Toolbar />,
        },
        { title: 'How things are named', content: <Names /> },
      ]}
    />
  )
}

function Lights() {
  return (
    <div className={styles.lights} lang="ja">
      {talents.map(({ slug, palette, name, catchphrase }) => (
        <div key={slug} className={styles.light} data-palette={palette}>
          <Inline gap={3}>
            <Avatar name={name.ja} size={48} src={`./art/${slug}-portrait.svg`} />
            <Heading level={3} size="small">
              {name.ja}
            </Heading>
          </Inline>
          <Text size="small">{catchphrase.ja}</Text>
          <Inline gap={2}>
            <Button size="small" icon="penlight">
              応援する
            </Button>
          </Inline>
        </div>
      ))}
    </div>
  )
}

const rules = [
  [
    'A person, not a hue',
    'The oshi looks at today’s schedule, says a line by the hour, and keeps one company while one waits or wins. Each talent is told apart by silhouette alone.',
  ],
  [
    'Penlights are the grammar',
    'One tap waves one’s own colour: on a message, a post, a stream, a vote, a rank. No hearts, no thumbs.',
  ],
  [
    'Theatre in few places',
    'Choosing the oshi, the first message, a stream’s start, a draw, a rank. Everywhere else nothing moves unasked.',
  ],
  [
    'Home is tonight',
    'What is next and who is talking come before anything that describes the community.',
  ],
  [
    'Dense where one reads, wide where one chooses',
    'Talk shows nine or ten messages on a phone; choices are large and full-bleed.',
  ],
  [
    'Depth without boxes',
    'Tint and a hairline make depth, a shadow only what floats. Cards never stand in cards.',
  ],
  [
    'Colour never speaks alone',
    'A state has an icon or a word too, and a view has one solid accent at most: the main action.',
  ],
  [
    'Wherever one waits there is a drawing',
    'An empty page says what will be here and offers the first step. A failure says what happened, then what to do.',
  ],
] as const

function Rules() {
  return (
    <div className={styles.rules}>
      {rules.map(([name, why]) => (
        <div key={name} className={styles.rule}>
          <Heading level={3} size="small">
            {name}
          </Heading>
          <Text size="small" tone="muted">
            {why}
          </Text>
        </div>
      ))}
    </div>
  )
}

const places = [
  [
    'Foundations',
    'Colour, type, space, motion, icons, art and voice, with the values that the app runs on.',
    'foundations-colour--roles',
  ],
  [
    'Guides',
    'How the ten that are used most are used: when, when not, keyboard, words, do and don’t.',
    'guides-button--button',
  ],
  [
    'Components',
    'The design system: what all screens are made of. It knows no product word.',
    'components-button--playground',
  ],
  [
    'Features',
    'Screens and their parts, on typed fakes: each state that a fan can be in.',
    'features-home-screens-homescreen--default',
  ],
  [
    'Every state',
    'All of that as one list: machines, refusals, screens, and what is missing.',
    'everystate--every-state',
  ],
  [
    'Journeys',
    'Several screens in a row, played as a fan would: from sign-up to the first message.',
    'journeys-signuptofirstmessage--sign-up-to-first-message',
  ],
  ['Art', 'The demo brands’ pictures, whole.', 'art-artsheet--portraits'],
] as const

function Places() {
  return (
    <div className={rows}>
      {places.map(([name, what, id]) => (
        <div key={name} className={row}>
          <StoryLink id={id}>{name}</StoryLink>
          <Text size="small">{what}</Text>
        </div>
      ))}
      <div className={row}>
        <Text size="small" weight="medium">
          Search
        </Text>
        <Text size="small">
          Press <Code>⌘K</Code> or <Code>Ctrl K</Code> and type a component, a screen or a state:{' '}
          <Code>Composer</Code>, <Code>sold out</Code>, <Code>failed</Code>.
        </Text>
      </div>
    </div>
  )
}

function Day() {
  const stories = useStories()
  return (
    <div className={rows}>
      {day.map(({ name, ja, what, features }) => (
        <div key={name} className={row}>
          <Heading level={3} size="small">
            {name} <span lang="ja">{ja}</span>
          </Heading>
          <div>
            <Text size="small" tone="muted">
              {what}
            </Text>
            <div className={styles.links}>
              {features.map((feature) => {
                const own = stories.filter(({ importPath }) =>
                  importPath.startsWith(`./features/${feature}/`),
                )
                const first =
                  own.find(({ importPath }) => importPath.includes('/screens/')) ?? own[0]
                return first ? (
                  <StoryLink key={feature} id={first.id}>
                    {nameOf(feature)}
                  </StoryLink>
                ) : (
                  <span key={feature}>{nameOf(feature)}</span>
                )
              })}
            </div>
          </div>
        </div>
      ))}
    </div>
  )
}

const tools = [
  ['Mode', 'Light, dark, or what the device says. Storybook begins with the device.'],
  [
    'Palette',
    `An oshi’s colour: ${paletteNames.length - 1} hues, and mono for those who want quiet.`,
  ],
  ['Grey', `What paper, lines and text are taken from: ${greyNames.join(', ')}.`],
  ['Locale', 'Japanese is the source, English a first-class interface: look at both.'],
  ['Flag', 'A part of the app that not everybody sees yet, turned on.'],
  [
    'Viewport',
    `The sizes that every screen is designed for: ${Object.values(viewports)
      .map(({ name }) => name)
      .join(', ')}.`,
  ],
] as const

function Toolbar() {
  return (
    <div className={rows}>
      {tools.map(([name, what]) => (
        <div key={name} className={row}>
          <Text size="small" weight="medium">
            {name}
          </Text>
          <Text size="small">{what}</Text>
        </div>
      ))}
    </div>
  )
}

function Names() {
  return (
    <div className={rows}>
      <div className={row}>
        <Text size="small" weight="medium">
          A component
        </Text>
        <Text size="small">
          keeps the name that code has for it, after the thing and not its layout:{' '}
          <Code>BasketLineItem</Code>, <Code>DrawResult</Code>. Ends tell the kind: Screen, Section,
          List, Form, Field, Dialog, Skeleton.
        </Text>
      </div>
      <div className={row}>
        <Text size="small" weight="medium">
          A story
        </Text>
        <Text size="small">
          is named after the fan’s situation: Sold out, Out of stamina, Pity in three. Every screen
          that asks for data has Default, Empty, Loading, Failed and Long text, or says why not.
        </Text>
      </div>
      <div className={row}>
        <Text size="small" weight="medium">
          A colour
        </Text>
        <Text size="small">
          is named after its role, <Code>accentSoft</Code>; only palettes have names of their own.
        </Text>
      </div>
      <div className={row}>
        <Text size="small" weight="medium">
          A word
        </Text>
        <Text size="small">
          means one thing: <StoryLink id="foundations-voice--voice">the glossary</StoryLink> has
          them all.
        </Text>
      </div>
    </div>
  )
}
