/** What can be asked for, as `npm run moderation` says it. */
export const usage = `npm run moderation                            what fans have reported and nobody has judged: what is hidden until then, what
                                              several reported, what waits longest
npm run moderation -- show THING              one of them, by its id: its words, what stands around, its author, each report
npm run moderation -- keep THING              it breaks no rule, and stays
npm run moderation -- remove THING            it goes for everyone; its author is told, with the reason, and may object
npm run moderation -- warn THING              it stays; its author is warned, with the reason, and may object
                      --reason SPAM             another reason than most reports name: HARASSMENT, SPAM, SEXUAL,
                                                PERSONAL_INFORMATION or OTHER

What three reported who are here for a week is hidden from all but its author until it is judged, unless a talent or the
staff wrote it: keep and warn show it again.
A judgement answers all open reports of a thing: who made them is told by mail, and sees it on their page. Whoever is
judged never learns who reported. All that judges takes --by NAME and --why "…", which stay in the operators' log. The
same once more does nothing a second time. What an author objects is at npm run ops -- show appeals.
A person can be warned; to keep one out: npm run user -- block FAN.
--tenant ID acts for another tenant than the settings'. The settings are the gateway's: the same environment reaches the
same data, beside a serving gateway or without one.
Exits with 0 where it is done, or was before; 1 where it can't be; 2 where the command is not understood.`
