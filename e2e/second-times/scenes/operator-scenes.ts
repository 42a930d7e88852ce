import { answerOperator } from '../../../scripts/screenshots/states/operator.ts';
import { button, type Scene } from '../scene.ts';

const source = 'web/screens/settings/operator';

export const operatorScenes: readonly Scene[] = [
  {
    name: 'operator',
    who: 'newcomer',
    route: '/operator',
    path: async (page) => {
      await answerOperator(page);
      return '/operator';
    },
    shows: 'For Mara’s brother',
    layers: [
      {
        name: 'disable an account',
        source: `${source}/change-account.tsx`,
        open: [button('Disable mara@mail.example')],
        dialog: 'Disable this account?',
        close: 'Escape',
      },
      {
        name: 'revoke an invite',
        source: `${source}/invites-card.tsx`,
        open: [button(/^Revoke the invite/)],
        dialog: 'Revoke this invite?',
        close: button('Cancel'),
      },
      {
        name: 'make an invite',
        source: `${source}/new-invite.tsx`,
        open: [button('Make an Invite')],
        dialog: 'Make an invite',
        close: 'Escape',
      },
      {
        name: 'the link of an invite',
        source: `${source}/new-invite.tsx`,
        open: [button('Make an Invite'), button('Make Invite')],
        dialog: 'Your invite',
        close: button('Done'),
      },
    ],
  },
];
