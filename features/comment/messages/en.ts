import type ja from './ja.ts'

export default {
  'comment.title': 'Comments',
  'comment.link':
    '{count, plural, =0 {Write a comment} one {# comment} other {{count, number} comments}}',
  'comment.empty': 'No comments yet. Write the first one.',
  'comment.empty.closed': 'No comments yet.',
  'comment.audience.ALL': 'Everyone can comment',
  'comment.audience.FOLLOWED': 'Only people the author follows can comment',
  'comment.audience.NONE': 'Comments are off',
  'comment.blocking': 'You can’t comment on posts by someone you block',
  'comment.someone': 'Someone who left',
  'comment.write': 'Write a comment',
  'comment.write.placeholder': 'What do you think?',
  'comment.write.send': 'Comment',
  'comment.write.busy': 'Sending',
  'comment.write.kept': 'What you type stays on this device.',
  'comment.write.left': '{count, number} left',
  'comment.write.over': '{count, number} too many',
  'comment.write.done': 'Your comment is there.',
  'comment.reply': 'Reply',
  'comment.reply.to': 'Reply to {name}',
  'comment.reply.placeholder': 'To {name}',
  'comment.reply.done': 'Your reply is there.',
  'comment.replies': 'Replies to {name}',
  'comment.more': 'More about this comment',
  'comment.edit.title': 'Edit your comment',
  'comment.delete': 'Delete the comment',
  'comment.deleted': 'The comment was deleted.',
  'comment.deleted.undo': 'Undo',
  'errors.CommentTextError.EMPTY': 'Write something first.',
  'errors.CommentTextError.TOO_LONG':
    'A comment holds up to {maxLength, number} characters. Please shorten it a little.',
  'errors.CommentTextError.UNREADABLE':
    'Some characters can’t be shown. Take them out and you can comment.',
  'errors.CommentClosedError.FOLLOWED_ONLY':
    'Only people the author follows can comment. Your text stays on this device.',
  'errors.CommentClosedError.CLOSED': 'Comments are off. Your text stays on this device.',
  'errors.CommentClosedError.BLOCKING':
    'You can’t reply to someone you block. Unblock them to comment.',
  'errors.CommentChangedError':
    'It was changed on another device meanwhile. Save again to replace that with this text.',
  'errors.CommentEditClosedError':
    'It was written more than ten minutes ago, so it can’t be edited any more.',
  'errors.CommentSettledError': 'It’s too late to bring this comment back.',
} as const satisfies Record<keyof typeof ja, string>
