import type ja from './ja.ts'

export default {
  'errors.AuthorityAlreadyInvitedError': 'You’ve already been invited. That happens once.',
  'errors.InviteCodeAlreadyUsedError':
    'That invite code has brought as many as it can. If you have another one, try that.',
  'errors.InviteCodeInvalidError': 'Invite codes are 8 letters and digits. Please check yours.',
  'errors.InviteCodeNotFoundError': 'We can’t find that invite code. Please check the spelling.',
  'errors.InvalidSaveScoreError.INVALID': 'We couldn’t verify this score, so it wasn’t saved.',
  'errors.InvalidSaveScoreError.INCOMPLETE':
    'The game isn’t over yet, so no score was saved. You can go on with it.',
  'errors.InvalidSaveScoreError.TOO_FAST':
    'The times don’t add up, so we couldn’t verify this score. It wasn’t saved.',
  'errors.InvalidSaveScoreError.EXPIRED': 'The time to play is over, so the score wasn’t saved.',
  'errors.InvalidSaveScoreError.CHANGED':
    'The rules were updated while you played. Your try was given back: please play again.',
  'errors.CoinShortageError': 'You need {missing, number} more coins. None were spent.',
  'errors.CoinSplitError':
    'Other coins would be used by now ({free, number} free + {paid, number} paid). Please check. None were spent.',
  'errors.CoinsFrozenError':
    'A payment was taken back, so your coins are on hold. None were spent.',
  'errors.code.EMPTY': 'Please fill this in.',
  'errors.code.TOO_LONG': 'Please use at most {maxLength} characters.',
  'errors.code.UNREADABLE': 'Some characters can’t be shown. Please use others.',
  'errors.chunkLoad': 'This couldn’t be shown. Please reload the page.',
  'errors.loading': 'Loading',
  'errors.more.load': 'Show more',
  'errors.more.loading': 'Loading more',
  'errors.network.busy': 'We’re having trouble connecting. Please wait a moment and try again.',
  'errors.network.offline': 'You’re offline. Check your connection.',
  'errors.LotteryErrorResponse.ALREADY_ENTERED':
    'Already entered today. You can enter again {retryAt}. No ticket was spent.',
  'errors.LotteryErrorResponse.ENDED': 'It has closed. No coins or tickets were spent.',
  'errors.LotteryErrorResponse.LIMIT':
    'You can enter a draw 10 times by ticket. No ticket was spent.',
  'errors.LotteryErrorResponse.NOT_STARTED':
    'It has not opened yet. It opens {retryAt}. No coins or tickets were spent.',
  'errors.LotteryErrorResponse.PURCHASE_NEEDED':
    'You enter this draw by buying its item. No ticket was spent.',
  'errors.LotteryErrorResponse.STOCK_EMPTY': 'All prizes are gone. Nothing was spent.',
  'errors.LotteryErrorResponse.TICKETS_SHORT': 'You have no ticket to use here. Nothing was spent.',
  'errors.LotteryMaintenanceErrorResponse':
    'Draws are under maintenance. They should be back {retryAt}. Nothing was spent.',
  'errors.DisplayNameError.EMPTY': 'Please enter a name.',
  'errors.DisplayNameError.TOO_LONG':
    'Names can be up to {maxLength} characters. Please shorten it.',
  'errors.DisplayNameError.UNREADABLE':
    'The name holds characters we can’t show. Please choose others.',
  'errors.UploadNotFoundError': 'We didn’t receive the picture. Please choose it again.',
  'errors.AuthenticationCodeError.EXPIRED': 'That code has expired. Please resend it.',
  'errors.AuthenticationCodeError.INVALID':
    'That code isn’t right ({triesLeft, plural, one {# try} other {# tries}} left). Please check it.',
  'errors.AuthenticationCodeError.TOO_MANY_TRIES':
    'That code can’t be used any more. Resend it to carry on right away.',
  'errors.ContactError.NOT_AN_EMAIL': 'Please check the email address, such as name@example.com.',
  'errors.ContactError.NOT_A_MOBILE_NUMBER':
    'Please enter a Japanese mobile number, such as 090-1234-5678.',
  'errors.SendSmsCodeError.BUDGET':
    'We’ve sent all the texts we can today. Please use e-mail, or try again tomorrow.',
  'errors.SendSmsCodeError.LIMIT':
    'You’ve asked for as many texts as we can send for now. You can ask again {retryAt}.',
  'errors.SendSmsCodeError.NOT_A_MOBILE_NUMBER':
    'We couldn’t send the text. Please check the mobile number.',
  'errors.SendSmsCodeError.UNDELIVERABLE':
    'The text couldn’t be delivered. Check the number, or use your email.',
  'errors.IdempotencyKeyReusedError':
    'That overlapped with what you sent before. Please send it again.',
  'errors.NotFoundError': 'We couldn’t find this. It may have been removed, or isn’t open to you.',
  'errors.NotJoinedError': 'Join the community to do this.',
  'errors.outdated': 'A new version is here. Please reload the page to go on.',
  'errors.PasswordError.COMMON': 'That password is easy to guess. Try combining other words.',
  'errors.PasswordError.TOO_LONG': 'Passwords can be up to 256 characters.',
  'errors.PasswordError.TOO_SHORT': 'Use at least {minLength} characters for your password.',
  'errors.RateLimitedError': 'That was a lot in a short time. You can try again {retryAt}.',
  'errors.form.sending': 'Sending',
  'errors.RequiresRecentLoginError': 'Please log in again to continue.',
  'errors.summary': 'Please check {count} places.',
  'errors.TextModerationError':
    'Your text contains words we can’t allow: “{word}”. Please put it another way.',
  'errors.UnauthenticatedError': 'You need to be logged in. Log in to continue.',
  'errors.unknown': 'That didn’t work. Please wait a moment and try again.',
  'errors.wait.later': 'later',
  'errors.wait.minutes': 'in {count, plural, one {# minute} other {# minutes}}',
  'errors.wait.seconds': 'in {count, plural, one {# second} other {# seconds}}',
  'errors.wait.until': 'from {instant}',
  'errors.wayOut.logIn': 'Log in',
  'errors.wayOut.reload': 'Reload',
  'errors.wayOut.retry': 'Try again',
  'errors.wayOut.signUp': 'Sign up',
  'errors.TextMentionError.LIMIT':
    'You can mention up to {most, number} people at once. Take some out, then try again.',
  'errors.TextMentionError.NOT_MENTIONABLE':
    'Someone in it can’t be mentioned for now. Rewrite it, and their name becomes plain text.',
} as const satisfies Record<keyof typeof ja, string>
