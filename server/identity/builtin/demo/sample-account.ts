/** The demo's sample person. The domain can receive no mail (RFC 2606), so nobody can reset the password they lack. */
export const sampleEmail = 'sample@inward.example';
