/** What can be forbidden and by which rule, for those who write scenarios. */
import type { Prohibitions } from '@underhall/kernel';

export const forbidden: Prohibitions = {
  TYPE: { 'expert-only': 'DUN-SETUP-9', 'no-pawn': 'DUN-SETUP-11' },
  stay: { 'monster-here': 'DUN-TURN-10' },
  'to:SPACE': {
    held: ['DUN-LAND-2', 'DUN-LAND-3'],
    'room-held': 'DUN-LAND-6',
    'secret-door': 'DUN-SECRET-1',
    refused: 'DUN-ESP-6',
  },
  look: { 'nothing-to-look-into': 'DUN-ESP-2', 'looked-everywhere': 'DUN-ESP-7' },
  'look:SPACE:SPACE': { 'looked-already': 'DUN-ESP-7' },
  see: { 'ball-used': 'DUN-BALL-2', 'nothing-to-see': 'DUN-BALL-5' },
  'cast:SPELL': { 'nothing-to-cast-into': 'DUN-OPTCAST-7' },
  SPELL: { 'no-chamber': 'DUN-OPTTELE-4' },
};
