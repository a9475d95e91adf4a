/** What one's account says, in English: loaded with it. */
export const accountWords = {
  'me.title': 'You',
  'me.lede': 'A name is all it takes to play with friends. This is who you are to this server.',
  'me.name.save': 'Save name',
  'me.name.saved': 'You are {name} now.',
  'me.name.sentence': 'Tables you sit down at from now on show it.',
  'me.new': 'Nobody knows you here yet. Take a name, or come back as who you were on another machine.',
  'me.since': 'Here since {day}',
  'me.tables': '{n} {n|table|tables} under way',

  'me.ways': 'Come back from anywhere',
  'me.ways.none':
    'Only this browser knows you. Clear its data or lose the machine, and your tables are out of reach. Write down a phrase, or add a passkey.',
  'me.ways.some': 'You can be {name} on every machine.',
  'me.phrase': 'Recovery phrase',
  'me.phrase.none': 'Six short groups of letters to write down. Whoever has them is you.',
  'me.phrase.some': 'You have one. Lost it? A new one takes its place.',
  'me.phrase.make': 'Make a phrase',
  'me.phrase.anew': 'Make a new phrase',
  'me.phrase.anew.sure': 'The phrase you wrote down before stops working.',
  'me.phrase.yours': 'Write it down',
  'me.phrase.once':
    'It is shown this once and never again. Keep it where you keep keys: whoever has it is you.',
  'me.phrase.copy': 'Copy phrase',
  'me.phrase.copied': 'Phrase copied.',
  'me.phrase.done': 'I wrote it down',

  'me.passkeys': 'Passkeys',
  'me.passkeys.sentence':
    'Your device’s own lock brings you back: a fingerprint, a face, a PIN or a security key.',
  'me.passkey.name': 'Name of the passkey',
  'me.passkey.phone': 'My phone',
  'me.passkey.computer': 'My computer',
  'me.passkey.add': 'Add a passkey',
  'me.passkey.added': 'Passkey added. On another machine choose “Use a passkey”.',
  'me.passkey.used': 'Used {when}',
  'me.passkey.unused': 'Not used yet',
  'me.passkey.remove': 'Remove {name}',
  'me.passkey.remove.sure': 'You can no longer come back with “{name}”. Your device may still list it.',
  'me.passkey.remove.yes': 'Remove passkey',
  'me.passkey.unwilling': 'No passkey was used.',
  'me.passkey.known': 'This device has a passkey of yours already.',
  'me.passkey.browser': 'This browser has no passkeys. The phrase works everywhere.',
  'me.passkey.https': 'Browsers allow passkeys only over https. The phrase works everywhere.',
  'me.passkey.numeric':
    'Passkeys belong to a name, and {host} is a number. Open Underhall by its name, on this machine “localhost”, over https elsewhere. The phrase works everywhere.',

  'me.back': 'You have been here before?',
  'me.back.else': 'You are somebody else?',
  'me.back.phrase': 'Your phrase',
  'me.back.go': 'Come back',
  'me.back.passkey': 'Use a passkey',
  'me.back.done': 'Welcome back, {name}.',
  'me.back.lost': 'Leave {name} behind?',
  'me.back.lost.sure':
    'Nothing leads back to {name}: there is no phrase and no passkey. {n} {n|table|tables} under way would go on without you.',
  'me.back.lost.yes': 'Leave {name} behind',

  'me.out': 'Sign out',
  'me.out.sentence':
    'Here, or wherever you are signed in, with the tokens of your bots. Phrase and passkeys stay.',
  'me.out.here': 'Sign out here',
  'me.out.everywhere': 'Sign out everywhere',
  'me.out.done': 'Signed out.',
  'me.out.everywhere.sure':
    'Every browser and every bot of yours is signed out. Your phrase or a passkey brings you back.',

  'me.blocked': 'Blocked people',
  'me.blocked.sentence': 'They cannot sit down at tables you set, and you do not read what they say.',

  'me.data': 'Your data',
  'me.data.sentence': 'Everything this server keeps of you, as a file.',
  'me.data.save': 'Save my data',
  'me.data.delete': 'Delete my data',
  'me.data.delete.title': 'Delete {name} for good?',
  'me.data.delete.goes':
    'Your name, your phrase, your passkeys, your sign-ins and whom you blocked are gone at once, and nobody can be {name} again.',
  'me.data.delete.stays':
    'Matches with others stay with them, with your name in their story; where you still sit, a bot can play on. Reports stay with whoever runs this server. So do its backups, until they are replaced. What this browser keeps is yours and stays.',
  'me.data.delete.yes': 'Delete for good',
  'me.data.deleted': 'Everything of yours is deleted here.',
} as const;
