/** What operators can ask for, as `npm run ops` says it. */
export const usage = `npm run ops -- show order ORDER            an order, by its id or number, and what was done to it
npm run ops -- show fan FAN                a fan's coins, debts and orders
npm run ops -- show refunds                refunds that wait for a second person
npm run ops -- show payouts                cash that is to be transferred, and to which account
npm run ops -- show draws                  prize draws, and which of them wait for somebody
npm run ops -- show draw DRAW              a prize draw: its list, its number, and what became of each prize
npm run ops -- show inquiries              questions that wait for an answer
npm run ops -- show inquiry NUMBER         a question by its receipt number, with its answers
npm run ops -- show letters                what fans wrote with gifts that they have paid, and no talent has answered
npm run ops -- show letter LETTER          one of them, with its answer
npm run ops -- show reports                reports that nobody has decided, one by one; npm run moderation judges by the thing
npm run ops -- show presents              presents that wait for a second person, and the month's budget
npm run ops -- show appeals               what fans said to warnings, and nobody has answered
npm run ops -- show seasons COMMUNITY     seasons of supporters’ ranks, and those that wait for a second person
npm run ops -- show odds MACHINE           a machine's versions of odds, its prizes' ids, and the newest as a file

npm run ops -- refund ORDER                asks for a refund: all that is left of the order, or
                  --line 0 --line 2          these lines of it, or
                  --yen 300                  so much of what was paid, for which nothing is taken back
                  --despite-spent            even though coins that it brought are spent: those are let go
npm run ops -- odds MACHINE                asks for other odds, judged as at its publishing
                  --file odds.json --from 2026-12-01T00:00:00+09:00
npm run ops -- present FAN                 asks for a present to one fan, within the month's budget
                  --file present.json        { title, body, present: { kind, amount } }, words as { ja, en }
npm run ops -- season COMMUNITY           asks for a season of supporters’ ranks, judged as to what paying may bring
                  --file season.json         { name, opensOn, endsOn, budgetYen, rules: [{ source, points, per, mostPerDay }],
                                             ranks: [{ name, points, rewards }] }, a reward { kind: COIN, amount } or
                                             { kind: NFT, nft, worthYen }. Points are counted from opensOn on
npm run ops -- campaign FAN                tells one fan of something: --file words.json, { title, body, link? }
npm run ops -- warn FAN                    warns one fan: --file warning.json, { title, body, reason }
npm run ops -- appeal RECEIVED             answers what a fan said to a warning: --file answer.json, { answer }
                  --verdict lift             takes the warning back, or uphold
npm run ops -- approve ACT                 does what somebody else has asked for
npm run ops -- decline ACT                 leaves it undone
npm run ops -- chargeback ORDER            the fan's bank has taken the payment back: books it. What is spent of the
                                           coins it brought the fan owes, and spends none until that is paid
npm run ops -- payout REFUND               cash has been transferred to the account that the fan named: books it, and
                                           forgets the account
npm run ops -- ship PARCEL                 a parcel, by its id or its order's, is handed to a carrier; the fan is told
                  --carrier ヤマト運輸 --tracking 1234-5678-9012
npm run ops -- sell FAN                    begins a checkout for a fan, who pays it within a day at the address it tells
                  --item ITEM --item ITEM=2
npm run ops -- answer NUMBER               answers a question: the fan is mailed, and sees it on their page
                  --text "…", or --file answer.txt
npm run ops -- letter LETTER               answers it, once: the fan is mailed, and finds it among what they have bought
                  --revision 2               the one that was read: what the fan has changed since is read first
                  --text "…" or --file answer.txt, --picture answer.png, or both
npm run ops -- decide REPORT               says what became of a report: the fan who made it is told
                  --outcome acted, or --outcome not-acted

All that changes something takes --by NAME and --why "…", which stay in the operators' log. The same once more does
nothing a second time. --tenant ID acts for another tenant than the settings'. The settings are the gateway's: the same
environment reaches the same data, beside a serving gateway or without one.
Exits with 0 where it is done, or was before; 1 where it can't be; 2 where the command is not understood.`
