import { around } from './around.ts'
import { greetings } from './greetings.ts'
import { lobbyByDay } from './lobbyByDay.ts'
import { lobbyByNight } from './lobbyByNight.ts'
import { replies } from './replies.ts'
import { rooms } from './rooms.ts'
import { gameClub } from './shows/gameClub.ts'
import { josephine } from './shows/josephine.ts'
import { lunch } from './shows/lunch.ts'
import { morning } from './shows/morning.ts'
import { morningAgain } from './shows/morningAgain.ts'
import { radio } from './shows/radio.ts'
import { radioAgain } from './shows/radioAgain.ts'
import { saturdayClub } from './shows/saturdayClub.ts'
import type { Life } from './types.ts'

/** What the demo's people do by themselves, in their rooms and at their programmes. */
export const life: Life = {
  habits: [...lobbyByDay, ...lobbyByNight, ...rooms],
  shows: [
    { programme: 'morning', ...around.morning, shows: [...morning, ...morningAgain] },
    { programme: 'radio', ...around.radio, shows: [...radio, ...radioAgain] },
    { programme: 'game-club', ...around['game-club'], shows: gameClub },
    { programme: 'game-club-late', ...around['game-club-late'], shows: saturdayClub },
    { programme: 'harbour-lunch', ...around['harbour-lunch'], shows: lunch },
    { programme: 'josephine', shows: josephine },
    { programme: 'public-recording', ...around['public-recording'] },
    { programme: 'until-dawn', ...around['until-dawn'] },
  ],
  greetings,
  replies,
}
