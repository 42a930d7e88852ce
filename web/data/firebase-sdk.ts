/** What of Firebase's SDK the product uses; everything else stays out of the build. */
export { initializeApp } from '@firebase/app';
export {
  browserLocalPersistence,
  browserPopupRedirectResolver,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  deleteUser,
  getRedirectResult,
  initializeAuth,
  OAuthProvider,
  onIdTokenChanged,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signInWithRedirect,
  signOut,
  updateProfile,
  verifyPasswordResetCode,
} from '@firebase/auth';
